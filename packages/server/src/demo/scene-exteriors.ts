import { box, fade, form, oval, pane, repeat, shape, stroke, tree } from './scene-shapes.ts'

/** Colours of one picture of the outside of a home. */
export interface ExteriorColours {
  readonly sky: readonly [top: string, horizon: string]
  readonly sun: string
  readonly hills: string
  readonly lawn: string
  readonly leaves: string
  readonly wall: string
  readonly shade: string
  readonly roof: string
  readonly trim: string
  readonly door: string
}

const GROUND = 478

/** Sky, hills, lawn and trees, with the home in the middle. */
function exterior(colours: ExteriorColours, home: string, { hasTrees = true } = {}): string {
  return (
    `<defs>${fade('sky', ...colours.sky)}${fade('glass', '#c9dfe6', '#7fa3b3')}</defs>` +
    box(0, 0, 800, 600, 'url(#sky)') +
    oval(655, 118, 46, colours.sun) +
    form('M70 150q26-34 62-14q22-30 56-6q34-8 38 20z', '#ffffffb8') +
    form('M470 84q20-24 46-10q18-22 44-4q26-4 30 14z', '#ffffff8c') +
    form('M0 420q150-96 330-34q160-82 300-22q100-40 170 0v236H0z', colours.hills) +
    (hasTrees ? tree(84, GROUND, 118, colours.leaves) + tree(728, GROUND, 136, colours.leaves) : '') +
    box(0, GROUND, 800, 122, colours.lawn) +
    home +
    box(0, 566, 800, 34, '#00000014')
  )
}

function path(colours: ExteriorColours, top: number, bottom: number): string {
  return shape(
    `${400 - top},${GROUND} ${400 + top},${GROUND} ${400 + bottom},600 ${400 - bottom},600`,
    colours.trim,
  )
}

function hedge(x: number, width: number, leaves: string): string {
  return repeat(Math.floor(width / 34), (nr) => oval(x + 17 + nr * 34, GROUND + 2, 25, leaves, 27))
}

function chimney(x: number, y: number, colours: ExteriorColours): string {
  return (
    box(x, y, 34, 74, colours.shade) +
    box(x - 4, y - 8, 42, 12, colours.roof) +
    box(x + 7, y - 24, 8, 18, colours.door) +
    box(x + 20, y - 24, 8, 18, colours.door)
  )
}

function frontDoor(x: number, y: number, height: number, colours: ExteriorColours): string {
  return (
    box(x - 39, y - height - 8, 78, height + 8, colours.trim, 3) +
    box(x - 31, y - height, 62, height, colours.door, 2) +
    box(x - 21, y - height + 12, 42, 28, 'url(#glass)', 2) +
    oval(x + 21, y - height / 2 + 8, 4, '#e8c66a') +
    box(x - 46, y - 7, 92, 9, colours.shade, 2)
  )
}

/** A gabled cottage with a garden path. */
export function cottage(colours: ExteriorColours): string {
  return exterior(
    colours,
    path(colours, 34, 88) +
      chimney(500, 138, colours) +
      box(216, 280, 368, 198, colours.wall) +
      box(216, 280, 368, 16, '#00000012') +
      shape('184,290 400,126 616,290', colours.roof) +
      shape('400,126 616,290 584,290 400,150', '#00000016') +
      pane(372, 208, 56, 50, colours.trim) +
      pane(252, 340, 76, 74, colours.trim, 2) +
      pane(472, 340, 76, 74, colours.trim, 2) +
      repeat(5, (nr) => oval(258 + nr * 16, 424, 9, nr % 2 ? colours.door : colours.leaves)) +
      repeat(5, (nr) => oval(478 + nr * 16, 424, 9, nr % 2 ? colours.leaves : colours.door)) +
      frontDoor(400, 478, 116, colours) +
      hedge(196, 136, colours.leaves) +
      hedge(470, 136, colours.leaves),
  )
}

/** A detached villa of two floors. */
export function villa(colours: ExteriorColours): string {
  return exterior(
    colours,
    path(colours, 40, 104) +
      chimney(226, 86, colours) +
      chimney(540, 86, colours) +
      box(180, 196, 440, 282, colours.wall) +
      shape('152,204 236,112 564,112 648,204', colours.roof) +
      box(168, 196, 464, 13, colours.trim, 2) +
      box(180, 330, 440, 8, colours.shade) +
      repeat(3, (nr) => pane(222 + nr * 144, 236, 68, 74, colours.trim)) +
      pane(222, 366, 68, 84, colours.trim) +
      pane(510, 366, 68, 84, colours.trim) +
      shape('328,352 400,316 472,352', colours.roof) +
      box(336, 350, 128, 8, colours.trim) +
      box(340, 356, 10, 122, colours.trim) +
      box(450, 356, 10, 122, colours.trim) +
      frontDoor(400, 478, 104, colours) +
      hedge(172, 150, colours.leaves) +
      hedge(482, 150, colours.leaves),
  )
}

/** A terrace of three houses. */
export function terrace(colours: ExteriorColours): string {
  const walls = [colours.wall, colours.shade, colours.wall]
  const terracedHome = (nr: number) => {
    const x = 106 + nr * 196
    return (
      box(x, 210, 196, 268, walls[nr] ?? colours.wall) +
      box(x + 194, 210, 3, 268, '#0000001f') +
      pane(x + 26, 240, 54, 72, colours.trim) +
      pane(x + 116, 240, 54, 72, colours.trim) +
      shape(`${x + 10},346 ${x + 104},346 ${x + 96},334 ${x + 18},334`, colours.roof) +
      box(x + 14, 346, 86, 132, colours.trim, 2) +
      pane(x + 24, 360, 66, 78, colours.trim, 2) +
      box(x + 120, 362, 56, 116, colours.trim, 2) +
      box(x + 126, 370, 44, 108, nr === 1 ? colours.roof : colours.door, 2) +
      box(x + 134, 380, 28, 24, 'url(#glass)', 2)
    )
  }
  return exterior(
    colours,
    chimney(180, 100, colours) +
      chimney(380, 100, colours) +
      chimney(576, 100, colours) +
      repeat(3, terracedHome) +
      shape('88,216 126,136 674,136 712,216', colours.roof) +
      box(96, 212, 608, 10, colours.trim) +
      box(0, 478, 800, 40, colours.trim) +
      box(0, 516, 800, 84, colours.shade) +
      stroke('M30 560H770', '#ffffff80', 5),
    { hasTrees: false },
  )
}

/** A block of flats with balconies. */
export function block(colours: ExteriorColours): string {
  const floor = (nr: number) => {
    const y = 124 + nr * 70
    return (
      repeat(4, (column) => pane(208 + column * 102, y, 60, 40, colours.trim)) +
      repeat(2, (pair) => {
        const x = (nr + pair) % 2 ? 298 + pair * 204 : 196 + pair * 204
        return (
          box(x, y + 30, 86, 5, colours.roof) +
          repeat(8, (bar) => box(x + 4 + bar * 11, y + 32, 3, 22, colours.roof)) +
          box(x, y + 52, 86, 7, colours.door)
        )
      })
    )
  }
  return exterior(
    colours,
    box(604, 238, 116, 240, colours.shade) +
      repeat(3, (nr) => pane(636, 262 + nr * 68, 54, 36, colours.trim)) +
      box(166, 92, 448, 386, colours.wall) +
      box(156, 80, 468, 16, colours.roof, 2) +
      box(166, 96, 448, 10, '#00000014') +
      repeat(4, floor) +
      box(166, 404, 448, 74, colours.shade) +
      repeat(6, (nr) => box(186 + nr * 70, 416, 58, 62, nr === 3 ? colours.door : 'url(#glass)', 2)) +
      box(0, 478, 800, 26, colours.trim) +
      hedge(12, 150, colours.leaves) +
      hedge(640, 150, colours.leaves),
  )
}

/** A brick mill that was turned into homes, next to water. */
export function mill(colours: ExteriorColours): string {
  const arch = (x: number, y: number) =>
    form(`M${x - 5} ${y + 58}v-36a27 27 0 0 1 54 0v36z`, colours.trim) +
    form(`M${x} ${y + 54}v-32a22 22 0 0 1 44 0v32z`, 'url(#glass)') +
    box(x + 20, y, 4, 54, colours.trim) +
    box(x, y + 24, 44, 4, colours.trim)
  return exterior(
    colours,
    shape('610,478 622,96 664,96 676,478', colours.shade) +
      box(616, 88, 54, 14, colours.roof) +
      box(110, 168, 510, 310, colours.wall) +
      repeat(5, (nr) =>
        shape(`${110 + nr * 102},170 ${110 + nr * 102},122 ${212 + nr * 102},170`, colours.roof),
      ) +
      box(104, 164, 522, 12, colours.shade) +
      repeat(4, (row) => repeat(7, (column) => arch(134 + column * 69, 190 + row * 70))) +
      box(110, 258, 510, 4, '#00000014') +
      box(110, 328, 510, 4, '#00000014') +
      box(110, 398, 510, 4, '#00000014') +
      frontDoor(366, 478, 70, colours) +
      box(0, 478, 800, 22, colours.trim) +
      box(0, 500, 800, 100, '#6f9fb0') +
      repeat(7, (nr) => stroke(`M${40 + nr * 110} ${524 + (nr % 3) * 22}h64`, '#ffffff70', 4)),
    { hasTrees: false },
  )
}
