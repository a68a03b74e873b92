import { xmlReaderSuite } from '@parlance/ports/suites/xml-reader';
import { saxesXmlReader } from './saxes.ts';

xmlReaderSuite('saxes', saxesXmlReader);
