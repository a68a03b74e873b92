export const SERVER_KINDS = ['ollama', 'lm-studio', 'llama-cpp', 'openai-compatible'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

export type ServedModel = {
  name: string;
  /** On its disk. */
  bytes?: number;
  parameters?: string;
  quantization?: string;
  /** How much it reads and writes at once. */
  contextTokens?: number;
};

export type FoundServer = {
  kind: ServerKind;
  /** As a provider's address is written. */
  address: string;
  version?: string;
  models: ServedModel[];
};

export type PullProgress = {
  /** Of all layers that were announced so far. */
  totalBytes: number;
  completedBytes: number;
};

/** Servers of models in the house: who answers at an address, what they hold, and bringing them another one. */
export interface ModelServers {
  /** The usual addresses of this machine and of the one a container runs on; what does not answer at once is left out. */
  find(signal: AbortSignal): Promise<FoundServer[]>;
  /** Undefined when nobody we understand answers there in time. */
  look(address: string, signal: AbortSignal, key?: string): Promise<FoundServer | undefined>;
  /**
   * Comes back when the server holds the model. What a pull that was cut had brought is kept there, and gone on from.
   * Throws ModelTroubleError; 'no_such_model' for a name nobody knows.
   */
  pull(
    address: string,
    model: string,
    told: { onProgress(progress: PullProgress): void; signal: AbortSignal },
  ): Promise<void>;
}
