import { feedReaderSuite } from '@parlance/ports/suites/feed-reader';
import { feedsmithFeedReader } from './feedsmith.ts';

feedReaderSuite('feedsmith', feedsmithFeedReader);
