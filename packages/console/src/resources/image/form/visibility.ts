import type { PolicyRule } from '../../../framework/resource/item.ts'
import { visibilityLabels } from '../image.messages.ts'

export const PUBLICIZE: PolicyRule = ['image', 'publicize_image']

/** What not everybody may make of an image. */
export const GUARDED: Partial<Record<string, PolicyRule>> = {
  public: PUBLICIZE,
  community: ['image', 'communitize_image'],
}

export const VISIBILITY_WORDS = {
  public: visibilityLabels.Public,
  private: visibilityLabels.Private,
  shared: visibilityLabels.Shared,
  community: visibilityLabels.Community,
}
