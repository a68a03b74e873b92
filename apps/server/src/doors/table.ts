import type { DoorRule } from '@parlance/kernel/door';

const MB = 1024 * 1024;

type Row = {
  /** What one visit takes of what everybody uses. */
  cost: string;
  /** Routes that pass it, each as "method path"; a route for programs passes the doors of the route that it opens. */
  routes: readonly string[];
  /** Background work that passes it. */
  jobs?: readonly string[];
} & (
  | {
      /** Memory, cores and connections are each process's own. */
      counts: 'in each process';
      rule: DoorRule;
      /** `http` holds it while the route is answered; else the code that does the work enters it, with the caller's key. */
      entered: 'by http' | 'by the work';
    }
  | {
      /**
       * Money and storage are everybody's: rows in the database, which name what takes the turns. What a worker shares
       * out by other rules than a door's has a line here all the same.
       */
      counts: 'over all processes' | 'in each worker';
      share: string;
      bound: string;
    }
);

/**
 * Everything that callers stand in one line for, with how much of it one caller may have. A caller is a person, or
 * for the unknown their network. What `share` leaves of `places` is there for others when one caller has all it may
 * have.
 */
export const DOORS = {
  event_streams: {
    cost: 'a connection and some 40 kB while it is open; changes are encoded once for all of an audio',
    counts: 'in each process',
    rule: { places: 6_000, share: 32 },
    entered: 'by http',
    routes: ['get /api/audios/:id/events'],
  },
  live_streams: {
    cost: 'a connection, and a part of the recording until its listener has it',
    counts: 'in each process',
    rule: { places: 2_000, share: 16 },
    entered: 'by http',
    routes: ['get /api/audios/:id/live.mp3'],
  },
  small_bodies: {
    cost: 'the bytes of a body of up to 64 kB, until it is answered; every route with a body passes it',
    counts: 'in each process',
    rule: { places: 96 * MB, share: 1 * MB, waiting: 1_000, waitingShare: 100, waitMs: 15_000 },
    entered: 'by the work',
    routes: [],
  },
  large_bodies: {
    cost: 'the bytes of a longer one: pasted texts, scripts, pictures',
    counts: 'in each process',
    rule: { places: 78 * MB, share: 26 * MB, waiting: 200, waitingShare: 40, waitMs: 30_000 },
    entered: 'by the work',
    routes: [],
  },
  uploads: {
    cost: 'a connection, and the part of a file that is on its way to the disk or the store',
    counts: 'in each process',
    rule: { places: 256, share: 12, waiting: 200, waitingShare: 40, waitMs: 30_000 },
    entered: 'by http',
    routes: ['post /v1/uploads'],
  },
  exports: {
    cost: 'a walk through everything a person has, and a connection to the database for each page of it',
    counts: 'in each process',
    rule: { places: 4, share: 2, waiting: 40, waitingShare: 4, waitMs: 15_000 },
    entered: 'by http',
    routes: ['get /api/current_user/export'],
  },
  readings: {
    cost: 'a process or thread for up to six seconds: what an address holds, how much of a text can be told and for how long, how a long script is said',
    counts: 'in each process',
    rule: { places: 3, share: 2, waiting: 60, waitingShare: 20, waitMs: 20_000 },
    entered: 'by the work',
    routes: [
      'post /api/address_previews',
      'post /api/audios/estimate',
      'post /api/audios',
      'post /api/audios/:id/retry',
      'post /api/audios/:id/complete',
      'put /api/audios/:id/script',
      'post /api/audios/:id/script/additions',
      'get /api/audios/:id/script',
    ],
  },
  topic_lookups: {
    cost: 'a millisecond or two of the main thread, to search the almanac for what is being typed',
    counts: 'in each process',
    rule: { places: 12, share: 2, waiting: 200, waitingShare: 4, waitMs: 5_000 },
    entered: 'by http',
    routes: ['get /api/topics'],
  },
  spoken_lines: {
    cost: 'a second of the voices for each line that is tried by ear',
    counts: 'in each process',
    rule: { places: 3, share: 2, waiting: 60, waitingShare: 30, waitMs: 60_000 },
    entered: 'by the work',
    routes: ['post /api/audios/:id/line_previews', 'get /api/voices/:voice_id/sample.mp3'],
  },
  run_lines: {
    cost: 'seconds of the voices, for each line of an audio',
    counts: 'in each worker',
    share:
      'first lines at once; then lines whose live listener runs dry soonest; the rest in turns by audio, PARLANCE_JOBS audios at a time and the first stretch of every other',
    bound: 'an audio that had no turn for a minute has every third one until it had one (LINE_ORDER)',
    routes: [],
    jobs: ['run.speaking'],
  },
  sign_ups: {
    cost: 'a tenth of a second of a core to hash a password, on one of the four threads that read files too',
    counts: 'in each process',
    rule: {
      places: 1,
      share: 1,
      waiting: 300,
      waitingShare: 20,
      waitMs: 15_000,
      full: 'many_at_once',
    },
    entered: 'by the work',
    routes: ['post /api/auth/sign-up/email', 'post /api/auth/password-reset/finish'],
  },
  sign_ins: {
    cost: 'a tenth of a second of a core to compare a password; with sign_ups three of the four threads',
    counts: 'in each process',
    rule: { places: 2, share: 1, waiting: 200, waitingShare: 20, waitMs: 15_000 },
    entered: 'by the work',
    routes: ['post /api/auth/sign-in/email'],
  },
  pictures: {
    cost: 'a process that decodes a picture, up to two seconds and 100 MB',
    counts: 'in each process',
    rule: { places: 2, share: 1, waiting: 100, waitingShare: 10, waitMs: 30_000 },
    entered: 'by the work',
    routes: [
      'put /api/feeds/:feed_id/image',
      'delete /api/feeds/:feed_id/image',
      'post /api/feeds',
      'post /api/audios/:id/episodes',
      'get /api/shared_audios/:url_token/card.png',
    ],
  },
  background_pictures: {
    cost: 'the same for episodes that are made while nobody waits: one at a time, behind everything else',
    counts: 'in each process',
    rule: { places: 1, share: 1, waiting: 100, waitMs: 10 * 60_000 },
    entered: 'by the work',
    routes: [],
    jobs: ['feeds.add_due_episodes'],
  },
  page_recognition: {
    cost: 'a process that reads the text of one picture, seconds and 500 MB',
    counts: 'in each process',
    rule: { places: 1, share: 1, waiting: 100, waitMs: 30 * 60_000 },
    entered: 'by the work',
    routes: [],
    jobs: ['run.reading'],
  },
  tryouts: {
    cost: 'what an audio’s first lines cost: reading, writing, speaking',
    counts: 'over all processes',
    share: 'one of a network at a time, three a day',
    bound: 'two at a time, PARLANCE_TRYOUTS_A_DAY a day; who waits keeps the turn',
    routes: ['post /api/tryouts'],
    jobs: ['tryouts.stop_overdue'],
  },
  webhooks: {
    cost: 'a connection to a stranger’s machine, up to ten seconds',
    counts: 'over all processes',
    share:
      'three of a person, two of a webhook, in turns; one of a receiver that hangs; five tests that wait',
    bound: 'ten and four tests at once in each process, four of them to receivers that hang',
    routes: ['post /api/webhooks/:webhook_id/test', 'post /api/webhook_deliveries/:delivery_id/redeliver'],
    jobs: ['webhooks.deliver', 'webhooks.test'],
  },
  feed_jobs: {
    cost: 'an episode made of a recording: the file is copied with its tags',
    counts: 'over all processes',
    share: 'turns by person; LIMITS.feedsMaxCount feeds of a person, which are counted with the insert',
    bound: 'one process for a feed, one feed after the other in each process',
    routes: ['post /api/audios/:id/episodes'],
    jobs: ['feeds.add_due_episodes'],
  },
  mails: {
    cost: 'a conversation with the mail server',
    counts: 'over all processes',
    share: 'the oldest first; what asks for mails is counted by address and network',
    bound: 'a loop for each kind, one mail of it after the other',
    routes: [
      'post /api/auth/login-link',
      'post /api/auth/password-reset',
      'post /api/auth/verification',
      'post /newsletter_signup',
      'post /api/contact_messages',
    ],
    jobs: ['mails'],
  },
  provider_checks: {
    cost: 'connections to servers of models: two seconds to look, up to a minute for one short answer',
    counts: 'in each process',
    rule: { places: 4, share: 2, waiting: 20, waitingShare: 4, waitMs: 20_000 },
    entered: 'by http',
    routes: ['get /api/admin/model_servers', 'post /api/admin/providers/:provider_id/test'],
  },
  model_work: {
    cost: 'gigabytes that a server of models fetches, or minutes of a model that is tried out',
    counts: 'over all processes',
    share: 'one at a time for everybody: a row that is running, of which the database takes one',
    bound: 'the same; what its process left lying is taken up by the next upkeep',
    routes: ['post /api/admin/model_work'],
    jobs: ['providers.go_on'],
  },
  runs: {
    cost: 'an audio: sources are fetched and read, a script written, lines spoken, a recording mixed',
    counts: 'over all processes',
    share: 'one of a person at a time',
    bound:
      'PARLANCE_JOBS and PARLANCE_OPENINGS that are spoken in each worker; more wait, first come first served',
    routes: [
      'post /api/audios',
      'post /api/audios/:id/retry',
      'post /api/audios/:id/complete',
      'put /api/audios/:id/script',
      'post /api/audios/:id/script/additions',
      'post /api/admin/generations/:id/retry',
    ],
    jobs: ['run.reading', 'run.listening'],
  },
} as const satisfies Record<string, Row>;

/** Routes that pass no door, by what bounds them instead. */
export const ROUTES_WITHOUT_DOOR: Record<string, readonly string[]> = {
  'a few rows of the caller’s own, found by their key, a page of them at most': [
    'get /api/current_user',
    'patch /api/current_user',
    'delete /api/current_user',
    'get /api/current_user/sessions',
    'delete /api/current_user/sessions',
    'delete /api/current_user/sessions/:session_id',
    'get /api/current_user/extra_credits',
    'get /api/current_user/pronunciations',
    'put /api/current_user/pronunciations',
    'get /api/current_user/billing_info',
    'get /api/current_user/credit_statement',
    'get /api/api_access',
    'get /api/api_access/usage',
    'post /api/api_access/waitlist',
    'get /api/api_keys',
    'post /api/api_keys',
    'patch /api/api_keys/:key_id',
    'delete /api/api_keys/:key_id',
    'get /api/webhooks',
    'post /api/webhooks',
    'patch /api/webhooks/:webhook_id',
    'delete /api/webhooks/:webhook_id',
    'get /api/webhooks/:webhook_id/deliveries',
    'post /api/webhooks/:webhook_id/rotate_secret',
    'get /api/audios',
    'get /api/audios/:id',
    'patch /api/audios/:id',
    'delete /api/audios/:id',
    'post /api/audios/:id/cancel',
    'get /api/audios/:id/request',
    'post /api/audios/:id/rating',
    'put /api/audios/:id/position',
    'post /api/audios/:id/share',
    'get /api/feeds',
    'get /api/feeds/:feed_id',
    'patch /api/feeds/:feed_id',
    'delete /api/feeds/:feed_id',
    'get /api/feeds/:feed_id/episodes',
    'post /api/feeds/:feed_id/rotate_url',
    'post /api/feeds/:feed_id/validate',
    'patch /api/episodes/:episode_id',
    'delete /api/episodes/:episode_id',
    'get /api/uploads',
    'get /v1/balance',
    'get /api/tryouts/:token',
    'post /api/tryouts/:token/claim',
    'get /api/shared_audios/:url_token',
    'post /api/auth/sign-out',
    'post /api/auth/social/finish',
    'post /api/auth/login-link/open',
    'post /api/auth/verification/open',
    'post /api/auth/verification/finish',
    'post /newsletter_signup/confirm',
    'post /unsubscribe',
    'post /api/analytics_events',
  ],
  'a file from the store, read no faster than its reader takes it': [
    'get /api/audios/:id/media.mp3',
    'get /api/audios/:id/script.txt',
    'get /api/audios/:id/transcript.vtt',
    'get /api/audios/:id/transcript.srt',
    'get /api/audios/:id/transcript.txt',
    'get /api/audios/:id/chapters.json',
    'get /api/audios/:id/peaks.json',
    'get /api/shared_audios/:url_token/media.mp3',
    'get /api/shared_audios/:url_token/transcript.vtt',
    'get /api/shared_audios/:url_token/chapters.json',
    'get /api/shared_audios/:url_token/peaks.json',
  ],
  'made once and kept, or a page of fixed size': [
    'get /api/options',
    'get /api/countries',
    'get /embed/:url_token',
    'get /oembed',
  ],
  'one conversation of a person with the provider at a time, and eight for all': [
    'post /api/subscription/cancel_subscription',
    'post /api/subscription/change_subscription',
    'post /api/subscription/create_billing_portal_session',
    'post /api/subscription/create_checkout_session',
    'post /api/subscription/create_credit_purchase_session',
    'post /api/subscription/process_credit_purchase_success',
    'post /api/subscription/reactivate_subscription',
    'post /api/subscription/update_subscription_after_success',
    'post /api/api_access/create_credit_purchase_session',
    'post /api/api_access/process_credit_purchase_success',
    'put /api/current_user/billing_info',
    'post /api/stripe/webhook',
    'post /api/auth/social/:provider/link',
    'post /api/auth/social/:provider/sign-in',
  ],
  'for the people who run the service': [
    'get /api/admin/acts',
    'get /api/admin/generations',
    'get /api/admin/people',
    'get /api/admin/waitlist',
    'get /api/admin/overview',
    'post /api/admin/waitlist/:user_id/approve',
    'post /api/admin/invitations',
    'post /api/admin/generations/:id/stop',
    'patch /api/admin/people/:user_id',
    'delete /api/admin/people/:user_id',
    'delete /api/admin/people/:user_id/sessions',
    'post /api/admin/people/:user_id/credits',
    'post /api/admin/people/:user_id/plan',
    'get /api/admin/providers',
    'post /api/admin/providers',
    'patch /api/admin/providers/:provider_id',
    'delete /api/admin/providers/:provider_id',
    'delete /api/admin/model_work/:work_id',
  ],
};

/** Background work that passes no door, and why. */
export const JOBS_WITHOUT_DOOR = {
  'billing.expire_credits': 'rows that are due',
  'billing.forget_departed': 'rows of people who left',
  'billing.forget_old_events': 'rows past their time',
  'api.forget_old_answers': 'rows past their time',
  'webhooks.forget_old': 'rows past their time',
  'contact.forget_old': 'rows past their time',
  'newsletter.forget_unconfirmed': 'rows past their time',
  'tryouts.remove_old': 'try-outs past their day',
  'audios.drop_old_files': 'files past their time, a few at a time',
  'audios.end_edit_windows': 'files past their time, an audio at a time',
  'storage.collect': 'files that nothing leads to, one after the other',
  'accounts.finish_deletions': 'accounts that were deleted, one after the other',
} as const;
