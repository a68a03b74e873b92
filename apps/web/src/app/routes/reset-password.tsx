export { ResetPasswordPage as default } from '../../features/session/reset-password-page.tsx';
