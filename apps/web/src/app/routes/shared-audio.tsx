export { SharedAudioPage as default } from '../../features/shared/shared-audio-page.tsx';
