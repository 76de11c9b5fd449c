-- Set, not made anew as the generator would have it: building them over a million texts takes minutes, in which nobody could write.
ALTER INDEX "library"."item_specialities" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "library"."item_conditions" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search"."community_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search"."document_title_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search"."document_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search"."forum_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search"."person_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search"."word_similar" SET (fastupdate=false);--> statement-breakpoint
-- What waits already, at most 4 MB each: nothing else would take it in before the next vacuum.
SELECT gin_clean_pending_list('library.item_specialities'), gin_clean_pending_list('library.item_conditions'), gin_clean_pending_list('search.community_words'), gin_clean_pending_list('search.document_title_words'), gin_clean_pending_list('search.document_words'), gin_clean_pending_list('search.forum_words'), gin_clean_pending_list('search.person_words'), gin_clean_pending_list('search.word_similar');