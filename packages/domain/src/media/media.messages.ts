/** What a person reads once a picture is deleted. Source: specification §8. */
export const IMAGE_DELETED = 'Image has been successfully deleted.'
