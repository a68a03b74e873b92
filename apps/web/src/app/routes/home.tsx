export { HomePage as default } from '../../features/library/home-page.tsx';
