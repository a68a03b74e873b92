// Entry of the process in which a model file runs.
import { openLlama } from './llama.ts';
import { serveModel } from './serve-model.ts';

serveModel(openLlama);
