CREATE TABLE "search"."name_pair" (
	"language" text NOT NULL,
	"pair" text NOT NULL,
	"labelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "name_pair_language_pair_pk" PRIMARY KEY("language","pair")
);
--> statement-breakpoint
CREATE INDEX "person_words_few" ON "search"."person" USING gin ("words") WITH (fastupdate=false) WHERE (hashtextextended(member_id, 0) & 31) = 0;--> statement-breakpoint
CREATE INDEX "person_words_some" ON "search"."person" USING gin ("words") WITH (fastupdate=false) WHERE (hashtextextended(member_id, 0) & 3) = 0;