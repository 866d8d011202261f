/** Signs in texts that the page's fonts lack: drawn here, as large as a letter of a thousand units. */
export interface Sign {
  width: number;
  outline: (scale: number) => string;
}
/** Returns a sign that is a figure with corners. */
const figure = (width: number, ...corners: [number, number][]): Sign => ({
  width,
  outline: (scale) => `M${corners.map(([x, y]) => `${Math.round(x * scale)} ${Math.round(-y * scale)}`).join("L")}Z`,
});
/** Returns a round sign, hollow if there is a hole. */
function round(width: number, middle: number, radius: number, hole = 0): Sign {
  const ring = (r: number, sweep: number, scale: number): string => {
    const [x, y, s] = [(width / 2) * scale, -middle * scale, r * scale];
    return `M${x - s} ${y}A${s} ${s} 0 1 ${sweep} ${x + s} ${y}A${s} ${s} 0 1 ${sweep} ${x - s} ${y}Z`;
  };
  return { width, outline: (scale) => ring(radius, 1, scale) + (hole ? ring(hole, 0, scale) : "") };
}
const star = (points: number, width: number, middle: number, outer: number, inner: number): Sign =>
  figure(
    width,
    ...Array.from({ length: 2 * points }, (_, i): [number, number] => {
      const [angle, r] = [(Math.PI * i) / points, i % 2 ? inner : outer];
      return [width / 2 + r * Math.sin(angle), middle + r * Math.cos(angle)];
    }),
  );

/** Stands for letters that no font here has: an empty frame. */
export const NONE = figure(
  600,
  [80, 0],
  [520, 0],
  [520, 680],
  [80, 680],
  [80, 0],
  [130, 50],
  [130, 630],
  [470, 630],
  [470, 50],
  [130, 50],
);

export const SIGNS: Record<string, Sign | undefined> = {
  "◆": figure(770, [385, 730], [730, 365], [385, 0], [40, 365]),
  "●": round(620, 330, 240),
  "○": round(620, 330, 240, 195),
  "•": round(380, 330, 140),
  "▲": figure(990, [495, 720], [870, 0], [120, 0]),
  "▼": figure(990, [495, 0], [870, 720], [120, 720]),
  "△": figure(770, [385, 730], [750, 0], [20, 0], [110, 60], [660, 60], [385, 610], [110, 60], [20, 0]),
  "■": figure(770, [40, 710], [730, 710], [730, 20], [40, 20]),
  "★": star(5, 830, 340, 420, 165),
  "→": figure(800, [60, 310], [540, 310], [540, 190], [740, 340], [540, 490], [540, 370], [60, 370]),
  "←": figure(800, [740, 310], [260, 310], [260, 190], [60, 340], [260, 490], [260, 370], [740, 370]),
  Σ: figure(
    560,
    [40, 680],
    [510, 680],
    [510, 560],
    [200, 560],
    [380, 350],
    [190, 120],
    [520, 120],
    [520, 0],
    [40, 0],
    [40, 90],
    [240, 345],
    [40, 590],
  ),
  "−": figure(560, [60, 370], [500, 370], [500, 310], [60, 310]),
  "\u202f": figure(160),
  "\u2009": figure(160),
};
