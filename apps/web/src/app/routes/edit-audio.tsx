export { EditAudioPage as default } from '../../features/studio/edit-audio-page.tsx';
