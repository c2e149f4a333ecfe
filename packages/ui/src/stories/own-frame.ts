/**
 * Spread into the parameters of what lies over a page or fills one. On its docs page every story then has a frame of its
 * own; without it they would all lie over the words.
 */
export const ownFrame = { docs: { story: { inline: false, height: '36rem' } } }
