export { ConfirmPage as default } from '../../features/newsletter/confirm-page.tsx';
