import { box, fade, form, oval, plant, repeat, shape, stroke } from './scene-shapes.ts'

/** Colours of one picture of a room. */
export interface RoomColours {
  readonly wall: string
  readonly trim: string
  readonly wood: string
  readonly fabric: string
  readonly accent: string
  readonly leaf: string
}

const FLOOR = 440

/** Wall, floor boards and a window with a view, with the furniture in front. */
function room(colours: RoomColours, windowX: number, furniture: string): string {
  const view =
    box(windowX - 10, 84, 220, 210, colours.trim, 3) +
    box(windowX, 94, 200, 190, 'url(#view)') +
    form(`M${windowX} 250q60-46 110-14q50-30 90-4v52h-200z`, '#8fb08c') +
    box(windowX + 97, 94, 6, 190, colours.trim) +
    box(windowX, 186, 200, 6, colours.trim) +
    box(windowX - 20, 292, 240, 12, colours.trim, 3)
  return (
    `<defs>${fade('view', '#bfe0ea', '#eef5ee')}${fade('light', '#ffffff40', '#ffffff00')}</defs>` +
    box(0, 0, 800, FLOOR, colours.wall) +
    box(0, 0, 800, 150, 'url(#light)') +
    view +
    box(0, FLOOR - 14, 800, 14, colours.trim) +
    box(0, FLOOR, 800, 600 - FLOOR, colours.wood) +
    repeat(4, (nr) => box(0, FLOOR + 32 + nr * 34, 800, 2, '#00000016')) +
    repeat(6, (nr) => box(70 + nr * 128, FLOOR + (nr % 2) * 34, 2, 34, '#00000012')) +
    shape(
      `${windowX + 20},${FLOOR} ${windowX + 190},${FLOOR} ${windowX + 250},600 ${windowX + 10},600`,
      '#ffffff1c',
    ) +
    furniture
  )
}

function curtains(x: number, fabric: string): string {
  return (
    box(x - 44, 66, 288, 8, '#5b5147', 4) +
    form(`M${x - 36} 72h48q-6 130-2 336h-46z`, fabric) +
    form(`M${x + 188} 72h48v336h-46q4-206-2-336z`, fabric)
  )
}

function pictureOnWall(x: number, y: number, colours: RoomColours): string {
  return (
    box(x, y, 92, 112, colours.wood, 2) +
    box(x + 8, y + 8, 76, 96, '#fbf8f2') +
    oval(x + 46, y + 46, 20, colours.accent) +
    form(`M${x + 14} ${y + 98}q22-36 38-12q12-20 26 12z`, colours.leaf)
  )
}

function lamp(x: number, colours: RoomColours): string {
  return (
    oval(x, 214, 92, '#fff3c42e') +
    box(x - 3, 232, 6, 226, '#4a443d') +
    oval(x, 462, 34, '#4a443d', 7) +
    shape(`${x - 30},182 ${x + 30},182 ${x + 46},238 ${x - 46},238`, colours.accent)
  )
}

/** A living room with a sofa. */
export function livingRoom(colours: RoomColours): string {
  return room(
    colours,
    110,
    curtains(110, colours.fabric) +
      pictureOnWall(420, 130, colours) +
      pictureOnWall(532, 130, colours) +
      oval(430, 536, 300, '#00000014', 42) +
      oval(430, 530, 290, colours.trim, 38) +
      oval(430, 530, 248, colours.accent, 29) +
      box(352, 322, 300, 96, colours.fabric, 22) +
      box(330, 362, 58, 104, colours.fabric, 20) +
      box(616, 362, 58, 104, colours.fabric, 20) +
      box(362, 392, 280, 70, '#ffffff26', 14) +
      box(362, 398, 280, 66, colours.fabric, 14) +
      box(498, 396, 3, 58, '#0000001f') +
      box(392, 344, 66, 56, colours.accent, 12) +
      box(556, 348, 60, 52, colours.trim, 12) +
      box(348, 464, 12, 22, '#4a443d') +
      box(644, 464, 12, 22, '#4a443d') +
      lamp(730, colours) +
      box(372, 506, 150, 12, colours.wood, 6) +
      box(388, 516, 8, 36, '#4a443d') +
      box(498, 516, 8, 36, '#4a443d') +
      box(420, 494, 46, 12, colours.trim, 2) +
      plant(70, 500, 128, colours.leaf, colours.trim),
  )
}

/** A kitchen with an island. */
export function kitchen(colours: RoomColours): string {
  const cupboard = (x: number, y: number, width: number, height: number) =>
    box(x, y, width, height, colours.fabric, 3) + box(x + width / 2 - 16, y + 12, 32, 5, '#d9cfbf', 2)
  return room(
    colours,
    84,
    repeat(3, (nr) => cupboard(368 + nr * 132, 66, 126, 120)) +
      box(368, 186, 396, 116, colours.trim) +
      repeat(8, (nr) => box(368, 206 + nr * 16, 396, 2, '#00000010')) +
      repeat(9, (nr) => box(408 + nr * 42, 190, 2, 112, '#00000010')) +
      box(356, 300, 420, 14, colours.wood, 3) +
      repeat(3, (nr) => cupboard(368 + nr * 132, 316, 126, 118)) +
      box(508, 322, 106, 104, '#3d4347', 4) +
      box(520, 346, 82, 58, '#23282b', 4) +
      box(526, 330, 70, 6, '#cfd4d6', 3) +
      box(520, 288, 84, 12, '#3d4347', 3) +
      stroke('M664 300v-36q0-20 20-20t20 20v6', '#9aa3a6', 7) +
      repeat(
        3,
        (nr) =>
          stroke(`M${212 + nr * 130} 0v104`, '#4a443d', 4) +
          shape(
            `${190 + nr * 130},148 ${234 + nr * 130},148 ${224 + nr * 130},104 ${200 + nr * 130},104`,
            colours.accent,
          ),
      ) +
      box(96, 392, 470, 18, colours.wood, 4) +
      box(116, 410, 430, 130, colours.trim) +
      repeat(4, (nr) => box(124 + nr * 106, 420, 100, 112, colours.fabric, 3)) +
      repeat(
        3,
        (nr) =>
          box(176 + nr * 138, 458, 74, 13, colours.accent, 6) +
          box(190 + nr * 138, 470, 7, 98, '#4a443d') +
          box(230 + nr * 138, 470, 7, 98, '#4a443d'),
      ) +
      oval(330, 386, 52, colours.trim, 12) +
      oval(314, 376, 14, '#d9894c') +
      oval(340, 374, 15, '#c95f4a') +
      plant(716, 300, 66, colours.leaf, colours.accent),
  )
}

/** A bedroom. */
export function bedroom(colours: RoomColours): string {
  const bedside = (x: number) =>
    box(x, 388, 84, 78, colours.wood, 4) +
    box(x + 8, 422, 68, 3, '#00000026') +
    oval(x + 42, 344, 54, '#fff3c42e') +
    box(x + 38, 350, 8, 38, '#4a443d') +
    shape(`${x + 22},318 ${x + 62},318 ${x + 74},354 ${x + 10},354`, colours.trim)
  return room(
    colours,
    60,
    curtains(60, colours.accent) +
      pictureOnWall(474, 84, colours) +
      oval(470, 560, 320, colours.trim, 36) +
      box(330, 256, 300, 180, colours.wood, 16) +
      bedside(236) +
      bedside(640) +
      box(322, 384, 316, 128, '#fbf8f2', 14) +
      box(352, 348, 112, 62, '#ffffff', 18) +
      box(496, 348, 112, 62, '#ffffff', 18) +
      box(390, 366, 78, 46, colours.accent, 14) +
      form('M316 424q160-26 328 0v104q0 12-12 12H328q-12 0-12-12z', colours.fabric) +
      form('M316 424q160-26 328 0v26q-160-26-328 0z', '#ffffff3d') +
      box(326, 540, 14, 20, '#4a443d') +
      box(620, 540, 14, 20, '#4a443d') +
      plant(760, 500, 96, colours.leaf, colours.accent),
  )
}

/** A bathroom. */
export function bathroom(colours: RoomColours): string {
  return room(
    colours,
    80,
    box(0, 304, 800, 122, colours.trim) +
      repeat(14, (nr) => box(nr * 60, 304, 2, 122, '#0000000f')) +
      repeat(2, (nr) => box(0, 344 + nr * 40, 800, 2, '#0000000f')) +
      oval(600, 178, 86, colours.wood) +
      oval(600, 178, 76, '#dbe9ec') +
      form('M548 210q60-96 104-74q-60 10-104 74z', '#ffffff80') +
      box(486, 338, 232, 18, '#ffffff', 6) +
      box(498, 356, 208, 112, colours.fabric, 4) +
      box(600, 366, 3, 92, '#00000020') +
      box(512, 466, 12, 30, '#4a443d') +
      box(680, 466, 12, 30, '#4a443d') +
      oval(602, 338, 56, '#eef1f2', 10) +
      stroke('M602 330v-34q0-12 12-12h10', '#9aa3a6', 7) +
      form('M44 392h396q-4 112-70 122H114q-66-10-70-122z', '#ffffff') +
      form('M44 392h396l-2 16H46z', '#e2e8ea') +
      box(112, 512, 20, 20, '#9aa3a6', 4) +
      box(348, 512, 20, 20, '#9aa3a6', 4) +
      stroke('M404 392v-74q0-16 16-16t16 16', '#9aa3a6', 8) +
      box(150, 380, 92, 74, colours.accent, 4) +
      box(150, 430, 92, 8, '#ffffff66') +
      oval(320, 562, 150, colours.accent, 24) +
      plant(752, 338, 74, colours.leaf, colours.wood),
  )
}
