/**
 * Every problem a client may meet, with the status number it is answered with. Clients turn codes into sentences of
 * their own; the title is for people who read the answer itself.
 */
export const PROBLEMS = {
  validation_failed: { status: 422, title: 'Some fields need attention' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  generation_in_progress: { status: 409, title: 'Another audio is being made' },
  not_cancellable: { status: 409, title: 'Nothing to cancel' },
  not_retryable: { status: 409, title: 'Nothing to retry' },
  not_ready: { status: 409, title: 'Not ready yet' },
  files_gone: { status: 410, title: 'The files are no longer kept' },
  body_malformed: { status: 400, title: 'The request needs a body in JSON' },
  idempotency_key_reused: { status: 422, title: 'This Idempotency-Key was used for another request' },
  request_in_progress: { status: 409, title: 'The same request is being answered' },
  storage_full: { status: 413, title: 'The storage of the plan is full' },
  preview_allowance_used: { status: 429, title: 'Today’s previews are used up' },
  too_large: { status: 413, title: 'Too large' },
  upload_conflict: { status: 409, title: 'The upload stands elsewhere' },
  rate_limited: { status: 429, title: 'Too many requests' },
  too_many_at_once: { status: 429, title: 'Too many at once' },
  many_at_once: { status: 429, title: 'Many people at once' },
  server_busy: { status: 503, title: 'Too much is going on right now' },
  store_unavailable: { status: 503, title: 'The storage does not answer right now' },
  signature_invalid: { status: 403, title: 'This link is no longer valid' },
  link_malformed: { status: 410, title: 'This link is not one of ours' },
  link_expired: { status: 410, title: 'This link has expired' },
  link_used: { status: 410, title: 'This link was already used' },
  link_of_other_account: { status: 409, title: 'This link belongs to another account' },
  sign_up_closed: { status: 403, title: 'Nobody can sign up here without an invitation' },
  account_disabled: { status: 403, title: 'This account was disabled' },
  last_admin: { status: 409, title: 'Somebody has to run this' },
  not_yourself: { status: 409, title: 'Nobody can do this to their own account' },
  mail_not_sent: { status: 503, title: 'The mail could not be sent' },
  provider_unavailable: { status: 503, title: 'The provider does not answer' },
  plan_still_running: { status: 409, title: 'Cancel the plan first' },
  plan_already_running: { status: 409, title: 'There is a plan already' },
  plan_cancelled: { status: 409, title: 'The plan was cancelled' },
  no_running_plan: { status: 409, title: 'There is no plan' },
  payment_overdue: { status: 409, title: 'A payment is due' },
  checkout_incomplete: { status: 409, title: 'Not paid yet' },
  payments_unavailable: { status: 503, title: 'The payment provider does not answer' },
  payment_in_progress: { status: 409, title: 'Another payment step is not finished yet' },
  insufficient_credits: { status: 402, title: 'Not enough credits' },
  model_work_running: { status: 409, title: 'Another model is being fetched or tried out' },
  webhook_refused: { status: 400, title: 'Not from the payment provider' },
  pro_only_long: { status: 403, title: 'Long audios are part of the Pro plan' },
  pro_only_video: { status: 403, title: 'Video is part of the Pro plan' },
  topic_unknown: { status: 422, title: 'Nothing is known about this topic here' },
  address_unreadable: { status: 422, title: 'This address can’t be read' },
  sample_unavailable: { status: 503, title: 'This voice can’t be heard right now' },
  episode_exists: { status: 409, title: 'This audio is already in the feed' },
  audio_gone: { status: 410, title: 'This audio was deleted' },
  script_changed: { status: 409, title: 'The script was changed meanwhile' },
  key_invalid: { status: 401, title: 'This API key is not known' },
  too_many_keys: { status: 409, title: 'There are too many API keys' },
  too_many_feeds: { status: 409, title: 'There are too many feeds' },
  too_many_webhooks: { status: 409, title: 'There are too many webhooks' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** What can be wrong with one field. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'text_too_short',
  'text_too_long',
  'too_long',
  'name_too_short',
  'email_invalid',
  'password_too_short',
  'phrase_differs',
  'entry_twice',
  'too_many_entries',
  'spoken_too_long',
  'country_unknown',
  'cpf_invalid',
  'credits_not_positive',
  'credits_not_in_hundreds',
  'too_many_credits',
  'topic_too_long',
  'url_invalid',
  'address_refused',
  'disk_too_full',
  'too_many_files',
  'file_too_large',
  'files_too_large',
  'file_type_unsupported',
  'upload_unknown',
  'voice_unknown',
  'voice_not_in_language',
  'voice_needs_partner',
  'voices_must_share_provider',
  'language_unknown',
  'language_differs_from_source',
  'language_needs_monologue',
  'script_empty',
  'script_line_without_speaker',
  'script_line_empty',
  'script_speakers_must_alternate',
  'script_speakers_must_be_equal',
  'script_line_too_long',
  'script_too_long',
  'script_longer_than_paid',
  'script_line_too_long_as_said',
  'script_too_long_as_said',
  'source_too_large',
  'date_in_future',
  'image_too_large',
  'image_too_many_pixels',
  'image_type_unsupported',
  'image_unreadable',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** What ports and stages throw while an audio is made; the person learns of it as a failure of the audio. */
export type StageCode =
  | 'ingest.feed_without_episode'
  | 'ingest.script_invalid'
  | 'ingest.source_too_large'
  | 'ingest.too_complex'
  | 'ingest.topic_unknown'
  | 'ingest.video_needs_pro'
  | 'ingest.video_without_captions'
  | 'fetch.address_refused'
  | 'fetch.failed'
  | 'fetch.forbidden'
  | 'fetch.not_found'
  | 'fetch.timeout'
  | 'fetch.too_large'
  | 'fetch.too_many_redirects'
  | 'fetch.unreachable'
  | 'document.empty'
  | 'document.encrypted'
  | 'document.scanned'
  | 'document.too_large'
  | 'document.too_many_pages'
  | 'document.unreadable'
  | 'media.no_audio'
  | 'media.no_speech'
  | 'media.too_long'
  | 'media.unreadable'
  | 'transcribe.failed'
  | 'transcribe.unavailable'
  | 'model.refused'
  | 'model.unavailable'
  | 'model.unusable_answer'
  | 'write.cannot_converse'
  | 'write.cannot_translate'
  | 'write.check_failed'
  | 'write.invalid_script'
  | 'write.model_unavailable'
  | 'write.source_too_thin'
  | 'write.writer_failed'
  | 'speak.voice_unavailable'
  | 'speak.voice_unknown'
  | 'produce.failed'
  | 'produce.out_of_space'
  | 'object.bad_key'
  | 'object.bad_range'
  | 'object.missing'
  | 'object.out_of_space'
  | 'object.unavailable';

/** What nobody outside is told of by its code: the worker, the operator's commands and the log read these. */
type InternalCode =
  | 'request.aborted'
  | 'run.moves'
  | 'run.not_moved'
  | 'run.superseded'
  | 'queue.busy'
  | 'queue.cancelled'
  | 'queue.stopping'
  | 'feed.unavailable'
  | 'picture.too_large'
  | 'picture.unreadable'
  | 'picture.unsupported'
  | 'payments.foreign'
  | 'payments.unknown'
  | 'analytics.failed'
  | 'news.unreadable'
  | 'refund_refused'
  | 'backup.damaged'
  | 'backup.exists'
  | 'backup.nothing_there'
  | 'backup.unreadable'
  | 'restore.in_use'
  | 'restore.not_empty'
  | 'restore.other_secret'
  | 'restore.unknown_version'
  | 'database.binaries_missing'
  | 'database.cannot_be_made'
  | 'database.did_not_start'
  | 'database.did_not_stop'
  | 'database.folder_of_another_user'
  | 'database.folder_unusable'
  | 'database.no_user_to_run_as'
  | 'database.not_answering'
  | 'database.password_lost'
  | 'database.start_blocked'
  | `test.${string}`;

export type AppErrorCode = ProblemCode | StageCode | InternalCode;
