/** The weights in use, and what each is for. A test compares them with the styles. */
export const WEIGHTS = {
  400: 'Text, and what people type.',
  450: 'Days outside of the current month.',
  500: 'Hints, captions, tooltips, and the lines of the side menu.',
  550: 'Labels of statuses, small buttons, events of the calendar.',
  600: 'Labels of fields and buttons, headers of columns, the current item.',
  650: 'Titles of cards, dialogs and sections, and counts.',
  680: 'The title of a page.',
  700: 'The name in the logo.',
} as const satisfies Readonly<Record<number, string>>

/** The font sizes in use beside `scale.text`, in rem, and where. Not for new components. */
export const SIZES_OFF_SCALE = {
  0.625: 'The count of bookings on a day of the date picker.',
  0.6875: 'Narrow screens: the place in a RecordStepper, the words of the bell.',
  0.75: 'Events of the calendar, and the second line of a row.',
  1.0625: 'The question of the command palette.',
  1.125: 'The logo.',
  1.375: 'The title of a page on a narrow screen.',
  1.5: 'The logo on a page of its own.',
} as const satisfies Readonly<Record<number, string>>
