export { SignUpPage as default } from '../../features/session/sign-up-page.tsx';
