export { FeedsPage as default } from '../../features/feeds/feeds-page.tsx';
