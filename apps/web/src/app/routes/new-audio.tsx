export { NewAudioPage as default } from '../../features/compose/new-audio-page.tsx';
