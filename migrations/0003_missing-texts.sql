CREATE SCHEMA "translations";
--> statement-breakpoint
CREATE TABLE "translations"."missing_text" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"fallback" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "missing_text_once" ON "translations"."missing_text" USING btree ("language","namespace","key");--> statement-breakpoint
CREATE INDEX "missing_text_age" ON "translations"."missing_text" USING btree ("last_noted_at");