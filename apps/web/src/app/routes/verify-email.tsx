export { VerifyEmailPage as default } from '../../features/session/verify-email-page.tsx';
