CREATE TABLE "acceptance" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" char(64) NOT NULL,
	"how" text NOT NULL,
	"name" text NOT NULL,
	"confirmed" jsonb NOT NULL,
	"text" text NOT NULL,
	"address_mark" text NOT NULL,
	"agent" text NOT NULL,
	"who" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "acceptance_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "acceptance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"password_hash" text,
	"max_discount" integer,
	"disabled_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"link_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_event" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"what" text NOT NULL,
	"code" text NOT NULL,
	"station" text NOT NULL,
	"kind" text NOT NULL,
	"undoes" uuid,
	"reason" text NOT NULL,
	"device_at" timestamp (3) with time zone,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "batch_event_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "batch_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_frozen" (
	"client_id" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"frozen" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "batch_frozen_client_id_batch_id_pk" PRIMARY KEY("client_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "batch_frozen" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_item" (
	"client_id" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "batch_item_client_id_line_id_pk" PRIMARY KEY("client_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "batch_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_piece" (
	"client_id" integer NOT NULL,
	"code" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"bar" integer,
	"replaces" text,
	"own_bar" jsonb,
	"label" jsonb NOT NULL,
	CONSTRAINT "batch_piece_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
ALTER TABLE "batch_piece" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"week" char(4) NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"glass" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"changed_by" uuid,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	CONSTRAINT "batch_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalogue_draft" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"based_on" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "catalogue_draft_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"client_id" integer NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"draft_id" uuid,
	"published_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "catalogue_version_client_id_number_pk" PRIMARY KEY("client_id","number"),
	CONSTRAINT "catalogue_version_draft" UNIQUE("client_id","draft_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "change" (
	"client_id" integer NOT NULL,
	"about" text NOT NULL,
	"about_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"reason" text NOT NULL,
	"who" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "change_client_id_about_about_id_line_pk" PRIMARY KEY("client_id","about","about_id","line")
);
--> statement-breakpoint
ALTER TABLE "change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_settings" (
	"client_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "client_settings_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "client_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"catalogue_version" integer DEFAULT 1 NOT NULL,
	"settings_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "column_choice" (
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "column_choice_client_id_account_id_list_pk" PRIMARY KEY("client_id","account_id","list")
);
--> statement-breakpoint
ALTER TABLE "column_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_note" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" jsonb NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "credit_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_term" (
	"client_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	CONSTRAINT "customer_term_client_id_customer_id_term_pk" PRIMARY KEY("client_id","customer_id","term")
);
--> statement-breakpoint
ALTER TABLE "customer_term" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	"merged_into" uuid,
	CONSTRAINT "customer_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cut_plan" (
	"client_id" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"group_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"plan" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cut_plan_client_id_batch_id_group_key_pk" PRIMARY KEY("client_id","batch_id","group_key")
);
--> statement-breakpoint
ALTER TABLE "cut_plan" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"failures" integer NOT NULL,
	"blob" uuid,
	"sha256" text,
	"size" integer,
	"pictures" jsonb NOT NULL,
	CONSTRAINT "document_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "door_image" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"side" text NOT NULL,
	"version" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "door_image_client_id_item_id_side_pk" PRIMARY KEY("client_id","item_id","side")
);
--> statement-breakpoint
ALTER TABLE "door_image" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiry_consent" (
	"client_id" integer NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"given" boolean NOT NULL,
	"settings_version" integer,
	CONSTRAINT "enquiry_consent_client_id_enquiry_id_kind_pk" PRIMARY KEY("client_id","enquiry_id","kind")
);
--> statement-breakpoint
ALTER TABLE "enquiry_consent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiry" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"notes" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'New' NOT NULL,
	"outcome" text,
	"assignee" uuid,
	"customer_id" uuid,
	CONSTRAINT "enquiry_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "family_door" (
	"client_id" integer NOT NULL,
	"page_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "family_door_client_id_page_id_id_pk" PRIMARY KEY("client_id","page_id","id")
);
--> statement-breakpoint
ALTER TABLE "family_door" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "family_heart" (
	"client_id" integer NOT NULL,
	"page_id" uuid NOT NULL,
	"door_id" uuid NOT NULL,
	"device" char(64) NOT NULL,
	CONSTRAINT "family_heart_client_id_page_id_door_id_device_pk" PRIMARY KEY("client_id","page_id","door_id","device")
);
--> statement-breakpoint
ALTER TABLE "family_heart" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "family_page" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_page_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "family_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "history_seal" (
	"client_id" integer NOT NULL,
	"place" bigint NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"digest" char(64) NOT NULL,
	"hash" char(64) NOT NULL,
	CONSTRAINT "history_seal_client_id_place_pk" PRIMARY KEY("client_id","place")
);
--> statement-breakpoint
ALTER TABLE "history_seal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "holiday" (
	"client_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holiday_client_id_day_pk" PRIMARY KEY("client_id","day")
);
--> statement-breakpoint
ALTER TABLE "holiday" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_term" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"source" text NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"week" integer DEFAULT floor(extract(epoch from now()) / 604800)::integer NOT NULL,
	"hour" integer DEFAULT floor(extract(epoch from now()) / 3600)::integer NOT NULL,
	"signature" bigint,
	CONSTRAINT "item_term_client_id_item_id_source_term_pk" PRIMARY KEY("client_id","item_id","source","term")
);
--> statement-breakpoint
ALTER TABLE "item_term" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"made_by" text NOT NULL,
	"numerals" text NOT NULL,
	"address" text NOT NULL,
	"catalogue_version" integer DEFAULT 1 NOT NULL,
	"state" jsonb NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	"bom_updated" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"measured_at" timestamp (3) with time zone,
	"words" text COLLATE "C",
	"is_survey_begun" boolean DEFAULT false NOT NULL,
	"is_bill_in_error" boolean DEFAULT false NOT NULL,
	CONSTRAINT "item_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "line_part" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"first" integer NOT NULL,
	"doors" integer NOT NULL,
	"points" integer NOT NULL,
	"week" text NOT NULL,
	CONSTRAINT "line_part_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "line_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_name" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp (3) with time zone,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "login_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"client_id" integer NOT NULL,
	"id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"agent" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_session_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "login_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logo" (
	"client_id" integer NOT NULL,
	"hash" char(64) NOT NULL,
	"content_type" text NOT NULL,
	"bytes" text NOT NULL,
	CONSTRAINT "logo_client_id_hash_pk" PRIMARY KEY("client_id","hash")
);
--> statement-breakpoint
ALTER TABLE "logo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offcut_move" (
	"client_id" integer NOT NULL,
	"offcut_id" text NOT NULL,
	"line" integer NOT NULL,
	"move" text NOT NULL,
	"batch" text,
	"reason" text NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offcut_move_client_id_offcut_id_line_pk" PRIMARY KEY("client_id","offcut_id","line")
);
--> statement-breakpoint
ALTER TABLE "offcut_move" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offcut" (
	"client_id" integer NOT NULL,
	"id" text NOT NULL,
	"group_key" text NOT NULL,
	"length" integer NOT NULL,
	"description" text NOT NULL,
	"colours" text NOT NULL,
	CONSTRAINT "offcut_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "offcut" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_link" (
	"client_id" integer NOT NULL,
	"token_hash" char(64) NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "offer_link_client_id_token_hash_pk" PRIMARY KEY("client_id","token_hash"),
	CONSTRAINT "offer_link_ordinal" UNIQUE("client_id","quote_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "offer_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "option_set" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "option_set_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "option_set" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_bill" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bill" jsonb NOT NULL,
	CONSTRAINT "order_bill_client_id_order_id_line_id_pk" PRIMARY KEY("client_id","order_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "order_bill" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_charge" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"cost_minor" bigint,
	CONSTRAINT "order_charge_client_id_order_id_id_pk" PRIMARY KEY("client_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_charge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_line" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"net_trade_minor" bigint NOT NULL,
	"priced_at" timestamp (3) with time zone,
	CONSTRAINT "order_line_client_id_order_id_id_pk" PRIMARY KEY("client_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_version" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	CONSTRAINT "order_version_client_id_order_id_version_pk" PRIMARY KEY("client_id","order_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"quote_id" uuid,
	"quote_version" integer,
	"quoted_minor" bigint,
	"remake_of" uuid,
	"remake" jsonb,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"held_from" text,
	"currency" char(3) NOT NULL,
	"treatment" text NOT NULL,
	"discount_rate" integer,
	"discount_minor" bigint,
	"terms" text NOT NULL,
	"note" text NOT NULL,
	"delivery_address" text NOT NULL,
	"deposit" integer NOT NULL,
	"agreed" jsonb NOT NULL,
	"points" integer,
	"week" char(4),
	"promised_week" char(4),
	"dispatched_on" date,
	"delivered_on" date,
	"installed_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"changed_by" uuid,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	CONSTRAINT "order__client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text NOT NULL,
	"takes_back" uuid,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_zip" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"about" text NOT NULL,
	"about_id" uuid NOT NULL,
	"blob" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"failures" integer NOT NULL,
	"done" integer NOT NULL,
	"files" integer NOT NULL,
	"left_out" integer NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "person_zip_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "person_zip" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_list_draft" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"attempt" uuid,
	"document" jsonb NOT NULL,
	CONSTRAINT "price_list_draft_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "price_list_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_list" (
	"client_id" integer NOT NULL,
	"version" integer NOT NULL,
	"id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "price_list_client_id_version_pk" PRIMARY KEY("client_id","version"),
	CONSTRAINT "price_list_id" UNIQUE("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "price_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "production_week" (
	"client_id" integer NOT NULL,
	"week" char(4) NOT NULL,
	"capacity" integer,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "production_week_client_id_week_pk" PRIMARY KEY("client_id","week")
);
--> statement-breakpoint
ALTER TABLE "production_week" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_charge" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"cost_minor" bigint,
	"currency" char(3) NOT NULL,
	"proposed_as" text,
	"proposed_for" uuid,
	"is_changed" boolean NOT NULL,
	"changed" jsonb,
	CONSTRAINT "quote_charge_client_id_quote_id_id_pk" PRIMARY KEY("client_id","quote_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote_charge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_line" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "quote_line_client_id_quote_id_id_pk" PRIMARY KEY("client_id","quote_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_version" (
	"client_id" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"valid_until" date NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "quote_version_client_id_quote_id_version_pk" PRIMARY KEY("client_id","quote_id","version")
);
--> statement-breakpoint
ALTER TABLE "quote_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"enquiry_id" uuid,
	"customer_id" uuid,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"revised_from" text,
	"currency" char(3) NOT NULL,
	"treatment" text NOT NULL,
	"tier" text,
	"markup" integer,
	"discount_rate" integer,
	"discount_minor" bigint,
	"discount_grant" jsonb,
	"terms" text NOT NULL,
	"note" text NOT NULL,
	"delivery_address" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"withdrawn" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"changed_by" uuid,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	CONSTRAINT "quote_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started" timestamp (3) with time zone NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_number" (
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "running_number_client_id_kind_pk" PRIMARY KEY("client_id","kind")
);
--> statement-breakpoint
ALTER TABLE "running_number" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_view" (
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "saved_view_client_id_account_id_id_pk" PRIMARY KEY("client_id","account_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factor" (
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint NOT NULL,
	"recovery_hashes" jsonb NOT NULL,
	CONSTRAINT "second_factor_client_id_account_id_pk" PRIMARY KEY("client_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "second_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settings_version" (
	"client_id" integer NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" uuid,
	CONSTRAINT "settings_version_client_id_number_pk" PRIMARY KEY("client_id","number")
);
--> statement-breakpoint
ALTER TABLE "settings_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shared_design" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"state" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_design_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "shared_design" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_photo" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_photo_client_id_item_id_id_pk" PRIMARY KEY("client_id","item_id","id")
);
--> statement-breakpoint
ALTER TABLE "survey_photo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "survey_client_id_item_id_pk" PRIMARY KEY("client_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "survey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"due" date NOT NULL,
	"item_id" uuid,
	"enquiry_id" uuid,
	"quote_id" uuid,
	"order_id" uuid,
	"assignee" uuid,
	"state" text NOT NULL,
	"rule" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "task_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "task" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vat_rate" (
	"client_id" integer NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "vat_rate_client_id_country_kind_from_pk" PRIMARY KEY("client_id","country","kind","from")
);
--> statement-breakpoint
ALTER TABLE "vat_rate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_instruction" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"manually_added" boolean NOT NULL,
	"line" integer NOT NULL,
	"group" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"quantity" double precision NOT NULL,
	"length" double precision,
	"width" double precision,
	"rule" text NOT NULL,
	"dropdown" text,
	"part_id" text,
	"piece" text,
	"reference" text,
	"reference_id" text,
	"profile" text,
	"attempt" uuid,
	"analysis_code" text,
	CONSTRAINT "work_instruction_client_id_item_id_manually_added_line_pk" PRIMARY KEY("client_id","item_id","manually_added","line")
);
--> statement-breakpoint
ALTER TABLE "work_instruction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_of_version" FOREIGN KEY ("client_id","quote_id","version") REFERENCES "public"."quote_version"("client_id","quote_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_event" ADD CONSTRAINT "batch_event_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_event" ADD CONSTRAINT "batch_event_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_frozen" ADD CONSTRAINT "batch_frozen_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_item" ADD CONSTRAINT "batch_item_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_item" ADD CONSTRAINT "batch_item_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_piece" ADD CONSTRAINT "batch_piece_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_draft" ADD CONSTRAINT "catalogue_draft_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change" ADD CONSTRAINT "change_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_settings" ADD CONSTRAINT "client_settings_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_choice" ADD CONSTRAINT "column_choice_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_client_id_issued_by_account_client_id_id_fk" FOREIGN KEY ("client_id","issued_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_term" ADD CONSTRAINT "customer_term_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cut_plan" ADD CONSTRAINT "cut_plan_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_image" ADD CONSTRAINT "door_image_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_consent" ADD CONSTRAINT "enquiry_consent_client_id_enquiry_id_enquiry_client_id_id_fk" FOREIGN KEY ("client_id","enquiry_id") REFERENCES "public"."enquiry"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_client_id_assignee_account_client_id_id_fk" FOREIGN KEY ("client_id","assignee") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_door" ADD CONSTRAINT "family_door_of_page" FOREIGN KEY ("client_id","page_id") REFERENCES "public"."family_page"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_heart" ADD CONSTRAINT "family_heart_of_door" FOREIGN KEY ("client_id","page_id","door_id") REFERENCES "public"."family_door"("client_id","page_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_page" ADD CONSTRAINT "family_page_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_seal" ADD CONSTRAINT "history_seal_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_term" ADD CONSTRAINT "item_term_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_part" ADD CONSTRAINT "line_part_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_name" ADD CONSTRAINT "login_name_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offcut_move" ADD CONSTRAINT "offcut_move_client_id_offcut_id_offcut_client_id_id_fk" FOREIGN KEY ("client_id","offcut_id") REFERENCES "public"."offcut"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offcut" ADD CONSTRAINT "offcut_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_link" ADD CONSTRAINT "offer_link_of_version" FOREIGN KEY ("client_id","quote_id","version") REFERENCES "public"."quote_version"("client_id","quote_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_set" ADD CONSTRAINT "option_set_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bill" ADD CONSTRAINT "order_bill_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charge" ADD CONSTRAINT "order_charge_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_version" ADD CONSTRAINT "order_version_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_remake_of_order__client_id_id_fk" FOREIGN KEY ("client_id","remake_of") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_client_id_takes_back_payment_client_id_id_fk" FOREIGN KEY ("client_id","takes_back") REFERENCES "public"."payment"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_client_id_recorded_by_account_client_id_id_fk" FOREIGN KEY ("client_id","recorded_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_zip" ADD CONSTRAINT "person_zip_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_draft" ADD CONSTRAINT "price_list_draft_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_week" ADD CONSTRAINT "production_week_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charge" ADD CONSTRAINT "quote_charge_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line" ADD CONSTRAINT "quote_line_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line" ADD CONSTRAINT "quote_line_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_enquiry_id_enquiry_client_id_id_fk" FOREIGN KEY ("client_id","enquiry_id") REFERENCES "public"."enquiry"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_number" ADD CONSTRAINT "running_number_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_version" ADD CONSTRAINT "settings_version_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_design" ADD CONSTRAINT "shared_design_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_photo" ADD CONSTRAINT "survey_photo_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey" ADD CONSTRAINT "survey_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_assignee_account_client_id_id_fk" FOREIGN KEY ("client_id","assignee") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_enquiry_id_enquiry_client_id_id_fk" FOREIGN KEY ("client_id","enquiry_id") REFERENCES "public"."enquiry"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rate" ADD CONSTRAINT "vat_rate_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_instruction" ADD CONSTRAINT "work_instruction_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptance_of_quote" ON "acceptance" USING btree ("client_id","quote_id","at");--> statement-breakpoint
CREATE INDEX "batch_event_of_batch" ON "batch_event" USING btree ("client_id","batch_id");--> statement-breakpoint
CREATE INDEX "batch_item_of_batch" ON "batch_item" USING btree ("client_id","batch_id");--> statement-breakpoint
CREATE INDEX "batch_item_of_order" ON "batch_item" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "batch_piece_of_batch" ON "batch_piece" USING btree ("client_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_number" ON "batch" USING btree ("client_id","week","number");--> statement-breakpoint
CREATE INDEX "batch_recent" ON "batch" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_by_number" ON "batch" USING btree ("client_id",((week || '-B' || lpad(number::text, 6, '0')) collate "C") desc nulls first,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_recent" ON "change" USING btree ("client_id","at","about","about_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_number" ON "credit_note" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "credit_note_of_order" ON "credit_note" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "customer_term_found" ON "customer_term" USING btree ("client_id","term","customer_id");--> statement-breakpoint
CREATE INDEX "customer_recent" ON "customer" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "cut_plan_of_problem" ON "cut_plan" USING btree ("client_id","input_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "document_of_version" ON "document" USING btree ("client_id","kind","about_id","version");--> statement-breakpoint
CREATE INDEX "enquiry_recent" ON "enquiry" USING btree ("client_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_in_state" ON "enquiry" USING btree ("client_id","state","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_of_customer" ON "enquiry" USING btree ("client_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_number" ON "enquiry" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_one_per_item" ON "enquiry" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_page_token" ON "family_page" USING btree ("client_id","token_hash");--> statement-breakpoint
CREATE INDEX "family_page_age" ON "family_page" USING btree ("client_id","changed_at");--> statement-breakpoint
CREATE INDEX "history_seal_of_row" ON "history_seal" USING btree ("client_id","what","key","place");--> statement-breakpoint
CREATE INDEX "item_term_found" ON "item_term" USING btree ("client_id","term","item_id");--> statement-breakpoint
CREATE INDEX "item_term_in_time" ON "item_term" USING btree ("client_id","week","term","item_id","hour","signature");--> statement-breakpoint
CREATE INDEX "item_recent" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST,"words");--> statement-breakpoint
CREATE INDEX "item_survey_begun" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_survey_begun and measured_at is null;--> statement-breakpoint
CREATE INDEX "item_bill_in_error" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_bill_in_error;--> statement-breakpoint
CREATE UNIQUE INDEX "item_number" ON "item" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "line_part_of_order" ON "line_part" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "login_record_grant" ON "login_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "login_record_uid" ON "login_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "login_record_age" ON "login_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_session_of_account" ON "login_session" USING btree ("client_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "option_set_name" ON "option_set" USING btree ("client_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "option_set_default" ON "option_set" USING btree ("client_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "order_line_of_item" ON "order_line" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number" ON "order_" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_quote" ON "order_" USING btree ("client_id","quote_id");--> statement-breakpoint
CREATE INDEX "order_remake_of" ON "order_" USING btree ("client_id","remake_of");--> statement-breakpoint
CREATE INDEX "order_of_customer" ON "order_" USING btree ("client_id","customer_id");--> statement-breakpoint
CREATE INDEX "order_recent" ON "order_" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_in_state" ON "order_" USING btree ("client_id","state","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_of_week" ON "order_" USING btree ("client_id","week");--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" USING btree ("client_id","order_id","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_taken_back" ON "payment" USING btree ("client_id","takes_back");--> statement-breakpoint
CREATE UNIQUE INDEX "person_zip_of" ON "person_zip" USING btree ("client_id","about","about_id");--> statement-breakpoint
CREATE INDEX "quote_line_of_item" ON "quote_line" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_number" ON "quote" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "quote_recent" ON "quote" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_in_state" ON "quote" USING btree ("client_id","state","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_of_customer" ON "quote" USING btree ("client_id","customer_id");--> statement-breakpoint
CREATE INDEX "rate_count_age" ON "rate_count" USING btree ("window_started");--> statement-breakpoint
CREATE INDEX "shared_design_of_item" ON "shared_design" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE INDEX "shared_design_age" ON "shared_design" USING btree ("client_id","made_at");--> statement-breakpoint
CREATE INDEX "task_open" ON "task" USING btree ("client_id","assignee","due","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "task_group" ON "task" USING btree ("client_id","due","id") WHERE ended_at is null and assignee is null;--> statement-breakpoint
CREATE INDEX "task_ended" ON "task" USING btree ("client_id","ended_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "task_of_enquiry" ON "task" USING btree ("client_id","enquiry_id","id");--> statement-breakpoint
CREATE INDEX "task_of_quote" ON "task" USING btree ("client_id","quote_id","id");--> statement-breakpoint
CREATE INDEX "task_of_order" ON "task" USING btree ("client_id","order_id","id");--> statement-breakpoint
CREATE INDEX "task_of_item" ON "task" USING btree ("client_id","item_id","id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "acceptance" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "account" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_event" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_frozen" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_item" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_piece" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "catalogue_draft" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "catalogue_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "change" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "client_settings" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "column_choice" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "credit_note" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "customer_term" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "customer" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "cut_plan" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "document" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "door_image" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "enquiry_consent" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "enquiry" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "family_door" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "family_heart" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "family_page" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "history_seal" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "holiday" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "item_term" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "item" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "line_part" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "login_session" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "logo" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "offcut_move" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "offcut" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "offer_link" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "option_set" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_bill" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_charge" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "person_zip" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "price_list_draft" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "price_list" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "production_week" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote_charge" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "running_number" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "saved_view" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "second_factor" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "settings_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "shared_design" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "survey_photo" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "survey" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "task" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vat_rate" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "work_instruction" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);;--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
-- `app` owns nothing; every transaction of a supplier runs as it.
DO $$ BEGIN
	CREATE ROLE app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- roles belong to the whole cluster; another database has made it
END $$;--> statement-breakpoint
GRANT app TO CURRENT_USER;--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO app;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app;--> statement-breakpoint
-- Who is a supplier is not for a supplier's transaction to say.
REVOKE INSERT, UPDATE, DELETE ON client FROM app;--> statement-breakpoint
-- Who may log in, and as what, is not for a supplier's transaction to read or to say.
REVOKE ALL ON login_name, login_record FROM app;--> statement-breakpoint
-- What has happened, was sent, frozen, answered, paid or published may be added and read, never changed.
REVOKE UPDATE, DELETE, TRUNCATE ON acceptance, change, credit_note, enquiry_consent, offcut_move, order_bill, order_version, payment, quote_version FROM app;--> statement-breakpoint
REVOKE UPDATE, DELETE ON catalogue_version, price_list, settings_version FROM app;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON history_seal FROM app;--> statement-breakpoint
-- Forced: the policies bind the owner of the tables too.
ALTER TABLE acceptance FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE account FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch_event FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch_frozen FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch_item FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch_piece FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE catalogue_draft FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE catalogue_version FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE change FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE client_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE column_choice FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE credit_note FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE customer FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE customer_term FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE cut_plan FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE document FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE door_image FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enquiry FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enquiry_consent FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE family_door FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE family_heart FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE family_page FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE history_seal FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE holiday FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE item FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE item_term FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE line_part FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE login_session FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE logo FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE offcut FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE offcut_move FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE offer_link FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE option_set FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_ FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_bill FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_charge FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_version FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE person_zip FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE price_list FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE price_list_draft FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE production_week FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE quote FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE quote_charge FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE quote_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE quote_version FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE running_number FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE saved_view FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE second_factor FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE settings_version FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE shared_design FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE survey FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE survey_photo FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE task FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE vat_rate FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE work_instruction FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A restored backup brings a remake before its original where that was changed since.
ALTER TABLE order_ ALTER CONSTRAINT order__client_id_remake_of_order__client_id_id_fk DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- A supplier's transaction names its own account, and reads nobody's name.
CREATE FUNCTION claim_login_name(hash text, account uuid) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
	AS $$
	WITH added AS (
		INSERT INTO login_name (name_hash, client_id, account_id)
		VALUES (hash, nullif(current_setting('app.client_id', true), '')::int, account)
		ON CONFLICT DO NOTHING RETURNING 1
	) SELECT count(*) = 1 FROM added
	$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION claim_login_name(text, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION claim_login_name(text, uuid) TO app;--> statement-breakpoint
-- The names of an account that a supplier's transaction takes away are free again, those of its own accounts only.
CREATE FUNCTION release_login_names(account uuid) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
	AS $$
	DELETE FROM login_name
	WHERE account_id = account AND client_id = nullif(current_setting('app.client_id', true), '')::int
	$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION release_login_names(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION release_login_names(uuid) TO app;--> statement-breakpoint
-- Which version is sold stands in a table that no supplier's transaction may write. These do it for the supplier of the transaction alone.
CREATE FUNCTION lock_sold_catalogue() RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
	SELECT catalogue_version FROM client WHERE client_id = nullif(current_setting('app.client_id', true), '')::int FOR NO KEY UPDATE
$$;--> statement-breakpoint
CREATE FUNCTION sell_catalogue(next integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
	UPDATE client SET catalogue_version = next
	WHERE client_id = nullif(current_setting('app.client_id', true), '')::int AND next = catalogue_version + 1
$$;--> statement-breakpoint
-- The number by which every process notices changed settings stands there, too.
CREATE FUNCTION settle_settings(number integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
	UPDATE client SET settings_version = number WHERE client_id = nullif(current_setting('app.client_id', true), '')::int
$$;--> statement-breakpoint
-- What a row says, by columns named here: one that is added later does not change what was sealed before. A consent whose page named no
-- version of the settings says nothing of it.
CREATE FUNCTION "sealed_text"("what" text, "row_" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_agg("row_" -> "name" ORDER BY "place")::text
	FROM unnest(CASE "what"
		WHEN 'change' THEN ARRAY['about', 'about_id', 'line', 'kind', 'from', 'to', 'reason', 'who', 'at']
		WHEN 'enquiry_consent' THEN ARRAY['enquiry_id', 'kind', 'text', 'given'] || CASE WHEN "row_" ->> 'settings_version' IS NULL THEN ARRAY[]::text[] ELSE ARRAY['settings_version'] END
		WHEN 'acceptance' THEN ARRAY['id', 'quote_id', 'version', 'kind', 'hash', 'how', 'name', 'confirmed', 'text', 'address_mark', 'agent', 'who', 'at']
	END) WITH ORDINALITY AS "columns"("name", "place")
$$;--> statement-breakpoint
CREATE FUNCTION "sealed_key"("what" text, "row_" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE "what"
		WHEN 'change' THEN concat_ws('/', "row_" ->> 'about', "row_" ->> 'about_id', "row_" ->> 'line')
		WHEN 'enquiry_consent' THEN concat_ws('/', "row_" ->> 'enquiry_id', "row_" ->> 'kind')
		WHEN 'acceptance' THEN "row_" ->> 'id'
	END
$$;--> statement-breakpoint
CREATE FUNCTION "sha256_of"("said" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to("said", 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION "seal_hash"("before" text, "place" bigint, "what" text, "key" text, "act" text, "digest" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT sha256_of(concat_ws('|', "before", "place"::text, "what", "key", "act", "digest"))
$$;--> statement-breakpoint
-- The next entry of a supplier's chain. Only one transaction at a time has the end of the chain, from here until it is committed.
CREATE FUNCTION "seal_row"("client" integer, "of_table" text, "what_act" text, "row_" jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"row_key" text := sealed_key("of_table", "row_");
	"row_digest" text := sha256_of(sealed_text("of_table", "row_"));
	"last_seal" history_seal%ROWTYPE;
	"of_row" history_seal%ROWTYPE;
BEGIN
	PERFORM pg_advisory_xact_lock(40417, "client");
	SELECT * INTO "of_row" FROM history_seal s WHERE s.client_id = "client" AND s.what = "of_table" AND s.key = "row_key" ORDER BY s.place DESC LIMIT 1;
	-- Restored from a backup that holds its seal.
	IF "what_act" = 'added' AND "of_row".act = 'added' AND "of_row".digest = "row_digest" THEN RETURN; END IF;
	SELECT * INTO "last_seal" FROM history_seal s WHERE s.client_id = "client" ORDER BY s.place DESC LIMIT 1;
	INSERT INTO history_seal ("client_id", "place", "what", "key", "act", "digest", "hash")
	SELECT "client", n, "of_table", "row_key", "what_act", "row_digest", seal_hash("last_seal".hash, n, "of_table", "row_key", "what_act", "row_digest")
	FROM (SELECT coalesce("last_seal".place, 0) + 1) AS next(n);
END
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "seal_row"(integer, text, text, jsonb) FROM public;--> statement-breakpoint
-- In UTC, since the text of a time depends on it; as the supplier of the row, since a transaction may write for several.
CREATE FUNCTION "seal_written_row"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
	"written" jsonb := to_jsonb(coalesce(NEW, OLD));
	"before" text := current_setting('app.client_id', true);
BEGIN
	PERFORM set_config('app.client_id', "written" ->> 'client_id', true);
	PERFORM seal_row(("written" ->> 'client_id')::int, TG_TABLE_NAME, CASE TG_OP WHEN 'DELETE' THEN 'removed' ELSE 'added' END, "written");
	PERFORM set_config('app.client_id', coalesce("before", ''), true);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_evidence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are evidence and are never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "change" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "enquiry_consent" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "acceptance" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();--> statement-breakpoint
-- At the end of a transaction: the chain is held for the moment of the commit, and no other transaction waits longer.
CREATE CONSTRAINT TRIGGER "sealed" AFTER INSERT OR DELETE ON "change" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_written_row();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sealed" AFTER INSERT OR DELETE ON "enquiry_consent" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_written_row();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sealed" AFTER INSERT OR DELETE ON "acceptance" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_written_row();--> statement-breakpoint
-- An item knows whether its survey is begun and whether its bill is in error, whoever writes either.
CREATE FUNCTION "keep_survey_and_bill_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"written" record := coalesce(NEW, OLD);
BEGIN
	-- Another transaction may write of the same item: what it has written is read below.
	PERFORM FROM item WHERE client_id = "written".client_id AND id = "written".item_id FOR NO KEY UPDATE;
	UPDATE item SET is_survey_begun = found.is_begun, is_bill_in_error = found.is_in_error
	FROM (SELECT
		EXISTS (SELECT FROM survey s WHERE s.client_id = "written".client_id AND s.item_id = "written".item_id)
			OR EXISTS (SELECT FROM survey_photo p WHERE p.client_id = "written".client_id AND p.item_id = "written".item_id) AS is_begun,
		EXISTS (SELECT FROM work_instruction w WHERE w.client_id = "written".client_id AND w.item_id = "written".item_id
			AND left(w.code, 5) = 'error') AS is_in_error) AS found
	WHERE client_id = "written".client_id AND id = "written".item_id
		AND (is_survey_begun <> found.is_begun OR is_bill_in_error <> found.is_in_error);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "item_of_survey" AFTER INSERT OR DELETE ON "survey" FOR EACH ROW EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
CREATE TRIGGER "item_of_photo" AFTER INSERT OR DELETE ON "survey_photo" FOR EACH ROW EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
-- Of the lines of a bill hardly one is in error, and the others cost nothing.
CREATE TRIGGER "item_of_added_line" AFTER INSERT ON "work_instruction" FOR EACH ROW WHEN (left(NEW.code, 5) = 'error') EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
CREATE TRIGGER "item_of_changed_line" AFTER UPDATE ON "work_instruction" FOR EACH ROW WHEN ((left(OLD.code, 5) = 'error') <> (left(NEW.code, 5) = 'error')) EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
CREATE TRIGGER "item_of_removed_line" AFTER DELETE ON "work_instruction" FOR EACH ROW WHEN (left(OLD.code, 5) = 'error') EXECUTE FUNCTION keep_survey_and_bill_of_item();
