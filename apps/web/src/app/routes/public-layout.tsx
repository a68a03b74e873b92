export { PublicShell as default } from '../public-shell.tsx';
