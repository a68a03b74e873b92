export { FaqPage as default } from '../../features/legal/faq-page.tsx';
