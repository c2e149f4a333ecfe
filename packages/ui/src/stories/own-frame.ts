/**
 * Spread into the parameters of an overlay or a whole page: gives each story a frame of its own on the docs
 * page. Without it they would all cover the text.
 */
export const ownFrame = { docs: { story: { inline: false, height: '36rem' } } }
