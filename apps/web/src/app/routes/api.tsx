export { ApiPage as default } from '../../features/api/api-page.tsx';
