/** The modules the server mounts: the table of contents. */
import { casesModule } from '#modules/cases/server/cases.module.ts';
import { chatModule } from '#modules/chat/server/chat.module.ts';
import { clinicalToolsModule } from '#modules/clinical-tools/server/clinical-tools.module.ts';
import { communitiesModule } from '#modules/communities/server/communities.module.ts';
import { forumsModule } from '#modules/forums/server/forums.module.ts';
import { createSessionSource, identityModule } from '#modules/identity/server/identity.module.ts';
import { libraryModule } from '#modules/library/server/library.module.ts';
import { mediaModule } from '#modules/media/server/media.module.ts';
import { moderationModule } from '#modules/moderation/server/moderation.module.ts';
import { networkModule } from '#modules/network/server/network.module.ts';
import { newsModule } from '#modules/news/server/news.module.ts';
import { newslettersModule } from '#modules/newsletters/server/newsletters.module.ts';
import { notificationsModule } from '#modules/notifications/server/notifications.module.ts';
import { postsModule } from '#modules/posts/server/posts.module.ts';
import { profilesModule } from '#modules/profiles/server/profiles.module.ts';
import { promotionModule } from '#modules/promotion/server/promotion.module.ts';
import { referenceModule } from '#modules/reference/server/reference.module.ts';
import { searchModule } from '#modules/search/server/search.module.ts';
import { translationsModule } from '#modules/translations/server/translations.module.ts';
import { videosModule } from '#modules/videos/server/videos.module.ts';
import type { Module } from '#platform/operation/module.ts';
import type { Services } from '#platform/services.ts';
import type { SessionSource } from '#platform/session/viewer.ts';

export const modules: readonly Module[] = [
  referenceModule,
  identityModule,
  mediaModule,
  networkModule,
  libraryModule,
  casesModule,
  videosModule,
  newsModule,
  postsModule,
  profilesModule,
  forumsModule,
  communitiesModule,
  moderationModule,
  chatModule,
  notificationsModule,
  searchModule,
  translationsModule,
  promotionModule,
  newslettersModule,
  clinicalToolsModule,
];

export const sessionSource = (services: Services): SessionSource => createSessionSource(services);
