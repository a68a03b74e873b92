export { AudioPage as default } from '../../features/listen/audio-page.tsx';
