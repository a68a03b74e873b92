// Entry of a thread that says lines as a dictionary wants them, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { type RespellWork, respellTexts } from './respell-aside.ts';

parentPort?.postMessage(respellTexts(workerData as RespellWork));
