export { SignInRedirectPage as default } from '../../features/session/sign-in-redirect-page.tsx';
