/**
 * Spread into the parameters of an overlay or a whole page: on its docs page every story gets a frame of its own.
 * Without it they would all cover the text.
 */
export const ownFrame = { docs: { story: { inline: false, height: '36rem' } } }
