ALTER TABLE "cases"."record" ALTER COLUMN "content" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "cases"."record" ALTER COLUMN "images" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "cases"."update" ALTER COLUMN "text" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."comment" ALTER COLUMN "byline" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."comment" ALTER COLUMN "text" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."comment" ALTER COLUMN "references" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."comment" ALTER COLUMN "references" SET DEFAULT '[]'::json;--> statement-breakpoint
ALTER TABLE "library"."comment_edit" ALTER COLUMN "text" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."item" ALTER COLUMN "byline" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."item" ALTER COLUMN "card" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "library"."repost" ALTER COLUMN "byline" SET DATA TYPE json;