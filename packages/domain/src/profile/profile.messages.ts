/** What a person reads after saving their own name. Source: specification §8. */
export const PROFILE_UPDATED = 'Profile has been updated.'

/** What a person reads once a picture is uploaded. Source: specification §8, decision G31. */
export const IMAGE_UPLOADED = 'Image Successfully Uploaded.'

/** What a person reads once the uploaded picture is theirs. Source: specification §8, decision G31. */
export const PROFILE_IMAGE_UPDATED = 'Profile image has been updated.'
