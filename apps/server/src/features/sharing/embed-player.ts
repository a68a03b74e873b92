import { html } from './html.ts';

export const EMBED_STYLE = html`
:root { color-scheme: light dark; --surface: #fff; --text: #14213d; --dim: #585f70; --line: #e7e3db; --ink: #14213d; --on-ink: #fff; --ember: #c26e0c; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #121a2d; --text: #e9eef8; --dim: #a3aec7; --line: #232e49; --ink: #7fa8ff; --on-ink: #0a101e; --ember: #fdb95a; }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: transparent; color: var(--text); font: 400 15px/1.4 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
main { display: flex; gap: 16px; align-items: center; height: 100%; padding: 14px; border: 1px solid var(--line);
  border-radius: 14px; background: var(--surface); overflow: hidden; }
svg { display: block; }
.cover { flex: none; border-radius: 10px; overflow: hidden; }
.cover svg { width: 100%; height: 100%; }
.cover { width: min(130px, 30vw); height: min(130px, 30vw); }
.side { flex: 1; display: grid; gap: 6px; min-width: 0; }
h1, p { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h1 { font-size: 17px; font-weight: 650; }
p { color: var(--dim); font-size: 13px; }
a { color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; }
audio { width: 100%; height: 40px; }
.bar { display: flex; gap: 12px; align-items: center; margin-top: 4px; }
.bar[hidden] { display: none; }
button { display: grid; flex: none; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--ink); color: var(--on-ink); cursor: pointer; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 2px solid var(--ember); outline-offset: 2px; }
.pause, [data-playing] .play { display: none; }
[data-playing] .pause { display: block; }
input { flex: 1; min-width: 0; height: 24px; margin: 0; accent-color: var(--ember); }
.time { color: var(--dim); font-size: 13px; font-variant-numeric: tabular-nums; }
`;

/** Takes the place of the browser's own controls, which stay where no script runs. */
export const EMBED_SCRIPT = `
const [audio, bar] = [document.querySelector('audio'), document.querySelector('.bar')];
const [button, range, time] = ['button', 'input', '.time'].map((part) => bar.querySelector(part));
const clock = (seconds) => Math.floor(seconds / 60) + ':' + String(Math.floor(seconds % 60)).padStart(2, '0');
const draw = () => {
  bar.toggleAttribute('data-playing', !audio.paused);
  button.setAttribute('aria-label', audio.paused ? button.dataset.play : button.dataset.pause);
  range.value = audio.currentTime;
  range.setAttribute('aria-valuetext', clock(audio.currentTime));
  time.textContent = clock(audio.currentTime) + ' / ' + clock(Number(range.max));
};
audio.controls = false;
audio.hidden = true;
bar.hidden = false;
button.addEventListener('click', () => (audio.paused ? audio.play() : audio.pause()));
range.addEventListener('input', () => { audio.currentTime = Number(range.value); });
for (const event of ['play', 'pause', 'timeupdate', 'ended', 'seeked']) audio.addEventListener(event, draw);
draw();
`;
