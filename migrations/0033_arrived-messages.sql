CREATE TABLE "chat"."arrived" (
	"mark" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "arrived_at" ON "chat"."arrived" USING btree ("at");