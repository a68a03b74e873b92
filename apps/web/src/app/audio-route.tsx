import { AudioPage } from '../features/audio/audio-page.tsx';
import { ReviewScript } from '../features/edit-audio/review-script.tsx';

export default function AudioRoute() {
  return <AudioPage editorFor={(audio) => <ReviewScript key={audio.revision} audio={audio} />} />;
}
