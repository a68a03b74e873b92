type Small = { data: Uint8Array; width: number; height: number };

const MAX_DEGREES = 5;
const COARSE_DEGREES = 0.5;
const FINE_DEGREES = 0.1;
const EDGE = 2;

/** Points of ink, from the middle of the page. */
function inkOf({ data, width, height }: Small): { xs: number[]; ys: number[] } {
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = EDGE; y < height - EDGE; y++)
    for (let x = EDGE; x < width - EDGE; x++)
      if (data[y * width + x]! < mean * 0.75) {
        xs.push(x - width / 2);
        ys.push(y);
      }
  return { xs, ys };
}

/** The turn in degrees, clockwise, at which rows of ink and rows of paper are told apart best. */
export function tiltOf(page: Small): number {
  const { xs, ys } = inkOf(page);
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(page.height * 3);
    for (let at = 0; at < xs.length; at++) rows[Math.round(ys[at]! - xs[at]! * slope) + page.height]!++;
    let sum = 0;
    for (let row = 1; row < rows.length; row++) sum += (rows[row]! - rows[row - 1]!) ** 2;
    return sum;
  };
  let best = 0;
  let most = sharpness(0);
  const look = (from: number, to: number, step: number) => {
    for (let steps = 0; from + steps * step <= to + 1e-9; steps++) {
      const degrees = from + steps * step;
      const found = sharpness(degrees);
      if (found > most) [most, best] = [found, degrees];
    }
  };
  look(-MAX_DEGREES, MAX_DEGREES, COARSE_DEGREES);
  look(best - 0.4, best + 0.4, FINE_DEGREES);
  return best;
}
