import { palette } from './palette.ts'

const { bottle, brass, paper, series, slate } = palette

/** Colours by purpose, in the light theme: green ink and a little brass on warm paper. */
export const light = {
  surface: {
    page: paper[100],
    plain: paper[25],
    raised: palette.white,
    sunken: paper[200],
    hover: paper[150],
    selected: bottle[50],
    accent: bottle[700],
    accentHover: bottle[800],
    danger: palette.red[600],
    dangerHover: palette.red[700],
    inverse: paper[900],
    logo: palette.white,
    side: bottle[850],
    sideHover: bottle[780],
    sideCurrent: bottle[720],
    scrim: 'rgb(19 29 24 / 0.48)',
  },
  line: {
    plain: paper[300],
    subtle: paper[200],
    strong: paper[500],
    accent: bottle[700],
    danger: palette.red[600],
    focus: brass[600],
    side: bottle[680],
    /** The brass mark of the current item; always beside text, never a text colour. */
    mark: brass[400],
    focusOnSide: brass[300],
  },
  ink: {
    plain: paper[900],
    subtle: paper[700],
    muted: paper[650],
    onAccent: paper[25],
    onDanger: palette.white,
    accent: bottle[700],
    danger: palette.red[600],
    success: palette.green[700],
    inverse: paper[50],
    onSide: paper[100],
    onSideSubtle: bottle[150],
  },
  /** `mark` is a dot or an icon beside text of another colour. */
  tone: {
    red: { surface: palette.red[50], line: palette.red[200], ink: palette.red[700], mark: palette.red[500] },
    yellow: {
      surface: palette.yellow[50],
      line: palette.yellow[200],
      ink: palette.yellow[700],
      mark: palette.yellow[500],
    },
    blue: {
      surface: palette.blue[50],
      line: palette.blue[200],
      ink: palette.blue[700],
      mark: palette.blue[500],
    },
    green: {
      surface: palette.green[50],
      line: palette.green[200],
      ink: palette.green[700],
      mark: palette.green[500],
    },
    neutral: { surface: paper[250], line: paper[400], ink: paper[700], mark: paper[500] },
  },
  /** The series of a plot, in their order, on `surface.plain`. Neighbours differ most, also in grey. */
  series: {
    1: series.green[700],
    2: series.ochre[700],
    3: series.blue[700],
    4: series.plum[700],
    5: series.rust[700],
    6: series.indigo[700],
    7: series.teal[700],
    8: series.magenta[700],
    other: series.grey[700],
  },
  shadow: {
    low: '0 1px 2px rgb(44 38 22 / 0.08)',
    high: '0 2px 6px rgb(44 38 22 / 0.08), 0 16px 40px -8px rgb(44 38 22 / 0.26)',
  },
} as const

/** The keys of `light` with any values. */
export type Colours<T = typeof light> = {
  readonly [K in keyof T]: T[K] extends string ? string : Colours<T[K]>
}

/** The dark theme: raised surfaces are lighter, and text stays warm. */
export const dark: Colours = {
  surface: {
    page: slate[900],
    plain: slate[850],
    raised: slate[750],
    sunken: slate[950],
    hover: slate[780],
    selected: bottle[860],
    accent: bottle[500],
    accentHover: bottle[600],
    danger: palette.red[500],
    dangerHover: palette.red[600],
    inverse: slate[100],
    logo: palette.white,
    side: bottle[980],
    sideHover: bottle[930],
    sideCurrent: bottle[870],
    scrim: 'rgb(3 6 5 / 0.66)',
  },
  line: {
    plain: slate[600],
    subtle: slate[700],
    strong: slate[400],
    accent: bottle[300],
    danger: palette.red[300],
    focus: brass[300],
    side: bottle[840],
    mark: brass[400],
    focusOnSide: brass[300],
  },
  ink: {
    plain: slate[100],
    subtle: slate[200],
    muted: slate[300],
    onAccent: palette.white,
    onDanger: palette.white,
    accent: bottle[300],
    danger: palette.red[300],
    success: palette.green[300],
    inverse: paper[900],
    onSide: slate[100],
    onSideSubtle: bottle[180],
  },
  tone: {
    red: { surface: palette.red[900], line: palette.red[800], ink: palette.red[300], mark: palette.red[300] },
    yellow: {
      surface: palette.yellow[900],
      line: palette.yellow[800],
      ink: palette.yellow[300],
      mark: palette.yellow[300],
    },
    blue: {
      surface: palette.blue[900],
      line: palette.blue[800],
      ink: palette.blue[300],
      mark: palette.blue[300],
    },
    green: {
      surface: palette.green[900],
      line: palette.green[800],
      ink: palette.green[300],
      mark: palette.green[300],
    },
    neutral: { surface: slate[720], line: slate[500], ink: slate[200], mark: slate[400] },
  },
  series: {
    1: series.green[300],
    2: series.ochre[300],
    3: series.blue[300],
    4: series.plum[300],
    5: series.rust[300],
    6: series.indigo[300],
    7: series.magenta[300],
    8: series.teal[300],
    other: series.grey[300],
  },
  shadow: {
    low: '0 1px 2px rgb(0 0 0 / 0.4)',
    high: '0 0 0 1px rgb(255 255 255 / 0.05), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
  },
}

/** For print: the light theme on white, to save ink. */
export const print: Colours = {
  ...light,
  surface: { ...light.surface, page: palette.white, plain: palette.white },
}
