export { NotBuiltPage as default } from '../not-built-page.tsx';
