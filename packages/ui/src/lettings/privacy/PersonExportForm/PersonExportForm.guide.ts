import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Tick the leads where email and phone both match, and leave the others to the person who checks them.',
    'Keep what was found until the next search, so that a failed download can be repeated.',
  ],
  donts: ['Do not tick a lead that has only the phone: a household may share it.'],
  keys: {
    Tab: 'Moves through the fields, the checkboxes and the buttons.',
    Enter: 'In a field, finds the leads.',
    Space: 'Ticks the focused lead.',
  },
}
