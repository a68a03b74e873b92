import { AudioPage } from '../features/listen/audio-page.tsx';
import { ReviewScript } from '../features/studio/review-script.tsx';

export default function AudioRoute() {
  return <AudioPage editorFor={(audio) => <ReviewScript key={audio.revision} audio={audio} />} />;
}
