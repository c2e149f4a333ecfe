import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show next to it where the colour is used.', 'Pass the colour that applies while it is empty.'],
  donts: ['Do not use it to choose among a few colours: offer those as radio buttons.'],
  keys: { Tab: 'Moves from the swatch to the text.', Enter: 'On the swatch, opens the picker.' },
}
