/** The modules the server mounts: the table of contents. */
import type { Module } from '#platform/operation/module.ts';
import type { Services } from '#platform/services.ts';
import type { SessionSource } from '#platform/session/viewer.ts';

export const modules: readonly Module[] = [];

export const sessionSource = (_services: Services): SessionSource => ({ resolve: async () => null });
