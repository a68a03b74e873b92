export { ReferencePage as default } from '../../features/api-reference/reference-page.tsx';
