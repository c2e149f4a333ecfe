/** Shapes that the demo's pictures are put together from; each answers a piece of SVG. */

/** A rectangle, with rounded corners where `radius` is given. */
export function box(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
}

/** A shape through the given points. */
export function shape(points: string, fill: string): string {
  return `<polygon points="${points}" fill="${fill}"/>`
}

/** An ellipse; a circle where one radius is given. */
export function oval(x: number, y: number, radiusX: number, fill: string, radiusY = radiusX): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`
}

/** A free form. */
export function form(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

/** A line of some thickness. */
export function stroke(path: string, colour: string, thickness: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"/>`
}

/** Shapes repeated along a row: one for each number from 0. */
export function repeat(count: number, draw: (nr: number) => string): string {
  return Array.from({ length: count }, (_, nr) => draw(nr)).join('')
}

/** A colour that runs from one end of the picture to the other, to be used as `url(#name)`. */
export function fade(name: string, top: string, bottom: string): string {
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

/** A window: frame, glass, glazing bars and a sill. */
export function pane(x: number, y: number, width: number, height: number, frame: string, bars = 1): string {
  const bar = width / (bars + 1)
  return (
    box(x - 5, y - 5, width + 10, height + 10, frame, 2) +
    box(x, y, width, height, 'url(#glass)') +
    shape(
      `${x},${y + height * 0.55} ${x + width * 0.6},${y} ${x + width * 0.85},${y} ${x},${y + height * 0.8}`,
      '#ffffff2e',
    ) +
    repeat(bars, (nr) => box(x + bar * (nr + 1) - 2, y, 4, height, frame)) +
    box(x, y + height / 2 - 2, width, 4, frame) +
    box(x - 9, y + height + 4, width + 18, 6, frame, 2)
  )
}

/** A round tree. */
export function tree(x: number, baseY: number, size: number, leaves: string): string {
  return (
    box(x - size * 0.08, baseY - size, size * 0.16, size, '#6d5540') +
    oval(x, baseY - size * 1.25, size * 0.55, leaves) +
    oval(x - size * 0.38, baseY - size * 0.95, size * 0.38, leaves) +
    oval(x + size * 0.36, baseY - size * 0.98, size * 0.36, leaves) +
    oval(x + size * 0.12, baseY - size * 1.38, size * 0.3, '#ffffff1f')
  )
}

/** A plant in a pot. */
export function plant(x: number, floor: number, size: number, leaf: string, pot: string): string {
  const leaves = [-62, -34, -10, 16, 40, 66].map(
    (angle) =>
      `<ellipse cx="${x}" cy="${floor - size * 0.95}" rx="${size * 0.11}" ry="${size * 0.5}" fill="${leaf}" transform="rotate(${angle} ${x} ${floor - size * 0.5})"/>`,
  )
  return (
    leaves.join('') +
    shape(
      `${x - size * 0.28},${floor - size * 0.45} ${x + size * 0.28},${floor - size * 0.45} ${x + size * 0.2},${floor} ${x - size * 0.2},${floor}`,
      pot,
    )
  )
}
