export { ForgotPasswordPage as default } from '../../features/session/forgot-password-page.tsx';
