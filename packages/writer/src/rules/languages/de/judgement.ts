import type { Judgement } from '../../marks/judgement.ts';

/** Learned, not written: see decisions 0131 and 0132. */
export const judgement: Judgement = {
  articles: [
    'der',
    'die',
    'das',
    'den',
    'dem',
    'des',
    'dieser',
    'diese',
    'dieses',
    'diesen',
    'diesem',
    'solche',
    'solchen',
  ],
  unfit: {
    bias: 0,
    weights: `ellipsis 1 1.9|capitals share 5 0.94|slash 1 0.89|sentences 0 -0.87|for machines in all 0 -0.84|colon 1 0.83|
from end 6 -0.82|from end 0 0.8|w wir 0.8|unsaid in all 0 -0.7|opens paragraph 0.65|bracket 1 0.64|
unsaid near 4 0.62|w hier 0.62|end … 0.61|inner dot 1 0.6|for machines in all 2 -0.56|small words 0 0.52|
end ” -0.51|w schon -0.5|w wurde -0.5|end ! 0.46|place 2 -0.43|before an item 0.42|before unsaid 0.42|
w das -0.41|unsaid in all 1 -0.4|w einem -0.4|place 8 0.39|unsaid in all 4 0.39|length 0 0.35|w sie 0.35|
b sie in 0.34|ends paragraph 0.33|lone letter 1 0.33|named before 0 0.32|w auch -0.32|w die -0.32|
opens with the new -0.31|quoted 1 -0.3|w ein -0.29|w am -0.27|dash between 1 0.26|for machines in all 1 -0.24|
place 4 -0.24|w über 0.24|author -0.23|unsaid near 0 -0.23|w dann -0.23|w ist -0.22|behind it unsaid 0.21|
leans -0.21|w dass -0.21|of the subject -0.2|the far -0.2|w auf 0.2|w ihr 0.2|camel 1 0.19|capitals 2 0.19|
named before 2 -0.19|w zum 0.19|w aber -0.18|w man -0.18|end ? -0.17|length 3 -0.17|w an -0.17|w nicht -0.17|
w mehr -0.16|w wie -0.16|numbers 1 0.15|short word 4 -0.15|small words 4 -0.15|from start 5 0.13|
from start 6 -0.13|inner capital 2 0.13|name near -0.13|the near 0.13|unsaid in all 2 -0.13|
unsaid near 1 -0.13|w es -0.13|opens with the far -0.12|comma 3 -0.11|opens section 0.11|place 9 0.11|
w im -0.1|capitals share 1 -0.09|inner capital 4 0.09|w dieser 0.09|goes on 0.08|length 2 -0.08|w für -0.08|
w haben 0.08|length 1 0.07|named before 5 0.07|sentences 1 -0.07|b in der 0.06|short word 3 -0.06|w des 0.06|
capitals 1 0.05|from end 5 -0.05|named before 1 -0.05|first in -0.04|inner capital 1 -0.04|name new -0.04|
quoted 2 0.04|short word 6 -0.04|w jahren 0.04|w oder 0.04|b sie sich 0.03|unsaid near 3 -0.03`,
  },
  leans: {
    bias: 1.04,
    weights: `leans 1.28|opens paragraph -1.15|before unsaid -0.94|of the subject -0.94|b in deutschland -0.81|first -0.76|
b zu sein -0.75|w aber 0.67|w heute -0.65|first auch -0.64|first wenn -0.62|small words 5 0.6|
opens section -0.59|small opening 0.58|w dieser 0.58|w immer -0.53|first wer -0.5|place 0 -0.49|w fast -0.49|
w schon 0.45|small words 1 0.44|w diese 0.41|w bedeutet 0.4|the near 0.36|goes on -0.35|last werden -0.35|
w du -0.34|capitals 1 -0.33|named before 0 0.33|w aus 0.33|w gut -0.33|w hier 0.33|dash between 1 -0.31|
for machines in all 2 0.31|w ist -0.3|unsaid in all 3 0.29|asks -0.28|first sie 0.27|name far -0.26|
w durch -0.26|w natur -0.26|w prozent -0.26|ends paragraph 0.25|the far 0.25|unsaid near 1 0.25|
inner capital 3 -0.24|w dies 0.24|w seit -0.24|inner capital 4 -0.23|small words 4 0.23|quoted word 1 -0.22|
w den 0.21|w oder -0.21|colon 1 0.2|opens with the known -0.2|unsaid near 0 0.2|w dann 0.2|w noch 0.2|
named before 1 0.18|short word 6 0.18|w gibt -0.18|w sie 0.18|w unsere -0.18|numbers 3 -0.17|place 4 -0.17|
w allerdings 0.17|w so 0.17|behind an item -0.16|for machines in all 1 0.16|from start 6 0.16|
short word 2 -0.16|w deshalb 0.16|unsaid in all 4 -0.15|numbers 1 -0.14|the just 0.14|w doch 0.14|w es 0.14|
w vor -0.14|hyphen 1 -0.13|named before 2 0.13|w an 0.13|w über 0.13|comma 2 -0.12|from start 2 -0.12|
length 3 -0.12|opens with the far 0.12|w er 0.12|w ihre -0.12|first und 0.11|length 5 -0.11|w sondern 0.11|
w wie 0.11|first der -0.1|small words 2 -0.1|w das 0.1|capitals share 0 0.09|length 2 0.09|w mit 0.09|
comma 3 0.08|name near -0.08|w bis -0.08|w der 0.08|w und 0.08|w am -0.07|w dass -0.07|w fall 0.07|
w soll -0.07|name just 0.06|the new 0.06|unsaid in all 2 0.06|author 0.05|from start 3 0.05|length 1 0.05|
place 6 0.05|w für -0.05|w ihrer -0.05|from start 0 -0.04|name known -0.04|w des -0.04|end ” 0.03|
named before 4 -0.03|place 2 0.03|place 7 0.03|w auf -0.03|w natürlich 0.03`,
  },
  opens: {
    bias: 1.35,
    weights: `first 0.31|from start 0 0.31|opens section 0.24|w deutschland 0.24|place 0 0.22|small opening 0.22|end ? 0.21|
of the subject 0.18|first der 0.17|from start 6 -0.17|w heute 0.17|w selbst 0.16|leans -0.15|length 7 -0.15|
w zeigt 0.15|opens paragraph 0.14|asks 0.13|b in deutschland 0.13|first ich 0.13|item -0.13|place 1 0.13|
w mehr 0.12|ends paragraph -0.11|length 0 -0.11|small words 0 -0.11|w natur 0.1|w sie -0.1|w sowie -0.1|
w welt 0.1|before unsaid 0.09|bracket 1 -0.09|end ” 0.09|author 0.08|sentences 0 0.08|the far -0.08|
unsaid in all 0 0.08|w mich 0.08|w natürlich -0.08|w unsere 0.08|w weiter -0.08|quoted 1 0.07|w zum -0.07|
w zur -0.07|capitals share 3 0.06|from start 4 -0.06|length 1 -0.06|place 2 0.06|unsaid near 1 0.06|
w bei -0.06|w hat 0.06|w hier -0.06|w noch -0.06|w sind 0.06|w weil 0.06|w zu 0.06|dash between 1 0.05|
from start 3 -0.05|w ab -0.05|w als 0.05|w am -0.05|w dem 0.05|w denn -0.05|w was -0.05|b und der -0.04|
before an item -0.04|comma 2 0.04|goes on 0.04|length 5 0.04|lone letter 1 0.04|named before 3 0.04|
short word 3 0.04|slash 1 -0.04|the just -0.04|unsaid in all 1 0.04|w des -0.04|w du 0.04|w ein 0.04|
w für -0.04|w ihren 0.04|w ist 0.04|w nichts 0.04|w und -0.04|b es gibt 0.03|behind it unsaid -0.03|
colon 1 0.03|comma 1 0.03|comma 4 -0.03|first wenn 0.03|from start 1 0.03|opens with the new -0.03|
place 5 -0.03|place 6 -0.03|the known 0.03|unsaid near 2 0.03|w auch -0.03|w das -0.03|w gibt 0.03|w gut 0.03|
w ohne 0.03|w war 0.03|b für eine 0.02|inner capital 2 -0.02|inner capital 3 -0.02|length 3 0.02|
name just -0.02|quoted word 1 -0.02|short word 2 0.02|w aber -0.02|w also -0.02|w aus -0.02|w dass 0.02|
w diese -0.02|w jahren 0.02|w leben 0.02|w mit -0.02|w nicht 0.02|w unter -0.02|b an der -0.01|
ellipsis 1 -0.01|for machines in all 0 0.01|name new -0.01|named before 0 -0.01|w die -0.01|w diesem -0.01|
w einem 0.01|w finden -0.01|w haben -0.01|w keinen 0.01|w nur -0.01|w sehr -0.01|w thema -0.01|w wenn 0.01|
w wurde -0.01|w zudem -0.01`,
  },
  ends: {
    bias: 1.61,
    weights: `end ” 0.28|from end 6 -0.26|item -0.26|ellipsis 1 -0.23|length 0 -0.22|small opening 0.21|w wir 0.21|
ends paragraph 0.2|place 9 0.2|sentences 0 0.2|w zu 0.19|end ? -0.18|w gut 0.18|w heute 0.18|bracket 1 -0.17|
w schnell 0.17|w damit 0.16|w dass 0.16|w kein 0.16|before unsaid -0.15|colon 1 0.15|of the subject 0.15|
place 0 -0.15|w mehr 0.15|b an der -0.14|unsaid in all 3 0.14|asks -0.13|b es ist 0.13|camel 1 -0.13|
comma 4 -0.13|place 3 -0.13|w oder -0.13|w alles 0.12|w dabei -0.12|w keinen 0.12|w nun 0.12|w zur -0.12|
b gibt es -0.11|w also 0.11|w bleibt 0.11|w menschen 0.11|w nächsten 0.11|w selbst 0.11|w unter -0.11|
end " 0.1|from end 2 0.1|length 1 -0.1|named before 1 -0.1|place 1 -0.1|w es 0.1|first und 0.09|place 7 0.09|
place 8 0.09|quoted word 1 -0.09|w dies -0.09|w hat -0.09|w können 0.09|w sein 0.09|w so 0.09|w um -0.09|
w wird 0.09|b auf der -0.08|first ich 0.08|named before 4 0.08|opens paragraph -0.08|small words 0 -0.08|
w hatte -0.08|b in deutschland 0.07|comma 2 0.07|first im -0.07|first mit 0.07|from end 1 0.07|hyphen 1 -0.07|
place 4 -0.07|sentences 2 -0.07|unsaid near 1 0.07|w alle 0.07|w aus -0.07|w lassen 0.07|w mit -0.07|
w seine 0.07|w über -0.07|b und der -0.06|behind it unsaid 0.06|capitals share 4 -0.06|from end 5 -0.06|
last sind -0.06|named before 3 0.06|small words 2 -0.06|the near 0.06|unsaid near 4 -0.06|w daher 0.06|
w deutschland 0.06|w ist 0.06|w je 0.06|w nicht 0.06|w sehr -0.06|w sich 0.06|w war -0.06|end . -0.05|
first um -0.05|from end 0 0.05|length 5 0.05|name known 0.05|place 5 0.05|place 6 0.05|small words 5 0.05|
the new 0.05|w aber 0.05|w als 0.05|w einem 0.05|w etwa -0.05|w immer 0.05|w in -0.05|w mir 0.05|
w möglich 0.05|w werden 0.05|b in den 0.04|b in der -0.04|capitals share 1 0.04|capitals share 2 0.04|
comma 1 0.04|first der 0.04|first neben -0.04|name far 0.04|named before 0 -0.04|numbers 2 -0.04|quoted 2 0.04|
short word 6 -0.04|w davon -0.04|w dieser -0.04|w leben 0.04|w ohne 0.04|w zeit 0.04|with digits 1 -0.04|
b dass der -0.03|behind an item -0.03|first ein 0.03|from start 6 0.03|leans 0.03|numbers 1 -0.03|
opens with the new -0.03|place 2 -0.03|quoted 1 0.03|short word 2 0.03|w auf -0.03|w bei -0.03|w dazu -0.03|
w des -0.03|w ein 0.03|w etwas -0.03|w hier -0.03|w kann 0.03|w lange 0.03|w müssen 0.03|w sollte 0.03|
w sondern 0.03|w sowie -0.03|w verschiedenen -0.03|w vor -0.03|w wenig 0.03|w wer -0.03|w wurde -0.03|
b sie sich -0.02|before an item -0.02|first es 0.02|first wenn 0.02|first zum -0.02|from start 2 -0.02|
length 6 0.02|lone letter 1 -0.02|name near 0.02|numbers 3 -0.02|opens section 0.02|short word 1 0.02|
short word 3 -0.02|small words 4 0.02|unsaid in all 1 -0.02|unsaid in all 2 -0.02|unsaid near 0 0.02|
unsaid near 3 -0.02|w anderen -0.02|w haben -0.02|w ich 0.02|w und 0.02|w von -0.02|w wenn 0.02|w wie 0.02|
author 0.01|b für eine 0.01|b ist es -0.01|first die 0.01|for machines in all 1 0.01|w einen -0.01`,
  },
};
