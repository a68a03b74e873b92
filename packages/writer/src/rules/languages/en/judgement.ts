import type { Judgement } from '../../marks/judgement.ts';

/** Learned, not written: see decisions 0131 and 0132. */
export const judgement: Judgement = {
  articles: ['the', 'this', 'that', 'these', 'those', 'such'],
  unfit: {
    bias: -0.36,
    weights: `w guide 2.17|w section 1.66|w n 1.65|capitals share 5 1.63|label 1 1.6|w here 1.5|b the following 1.49|
w said -1.44|end ) 1.31|small opening 1.29|end ” -1.22|w returns 1.22|w following 1.21|w welcome 1.21|
w below 1.1|w above 1.06|w via 1.03|w thanks 0.95|w describe 0.93|w variable 0.92|colon 1 0.91|w examples 0.91|
b how to 0.9|end " -0.9|unsaid in all 3 0.89|w http -0.89|capitals share 0 -0.87|b we will 0.86|
w services -0.86|w shown 0.84|w had -0.81|w please 0.8|first but -0.79|w x 0.78|w select 0.77|w class 0.75|
w command 0.74|capitals share 4 0.73|w lists 0.72|small words 0 0.69|sign 1 0.68|quoted 1 -0.67|w would -0.67|
last in 0.65|w element 0.65|w than -0.65|w argument 0.64|w has -0.64|w often -0.64|w option 0.64|
w sequence 0.64|inner dot 1 0.63|w additional 0.63|w map 0.63|w press 0.63|b in and 0.61|w author 0.61|
w list 0.61|b followed by 0.6|w script 0.6|b which is 0.59|before an item 0.59|w print 0.59|end ? -0.58|
length 0 0.58|w event 0.58|w high -0.58|w name 0.58|w well -0.58|author -0.57|w layout -0.57|w id 0.56|
first we -0.55|w both -0.55|w it’s -0.55|w was -0.55|b the result 0.54|for machines in all 0 -0.54|
w example 0.54|w really -0.54|w site 0.53|b of your -0.52|w special 0.52|w their -0.52|w web 0.52|
b in this 0.51|bracket 1 0.51|first how -0.51|semicolon 1 0.51|leans -0.5|w instances 0.5|w except 0.49|
w terminal 0.49|w user -0.49|first one -0.48|from end 0 0.48|quoted word 1 0.48|w details 0.48|w license 0.48|
w models -0.48|capitals share 1 -0.47|w enter 0.47|w file 0.47|first i -0.46|w problem -0.46|sentences 1 -0.45|
w interface 0.45|w data -0.44|w our 0.44|b found in 0.43|first if 0.43|first in -0.43|w now 0.43|b in a -0.42|
w how 0.42|w information 0.42|w supports -0.42|b like to 0.41|ends paragraph 0.41|first it -0.41|w many -0.41|
w problems 0.41|w set 0.41|w view 0.41|w character 0.4|w named 0.4|w over -0.4|w power -0.4|w type 0.4|
b a few 0.39|length 7 -0.39|w he -0.39|w page 0.39|b for the 0.38|w b 0.38|w call 0.38|first this -0.37|
w performance -0.37|of the subject -0.36|b instead of 0.35|first to 0.35|last code 0.35|dash between 1 0.34|
from end 4 -0.34|w if 0.34|b be found 0.33|sentences 0 -0.33|unsaid near 0 -0.33|w next 0.33|w state 0.33|
w support 0.33|b is that -0.32|b that you 0.32|w button 0.32|w functions 0.32|w usually -0.32|b is the 0.31|
w even -0.31|w files -0.31|w his -0.31|w process -0.31|w working 0.31|b the entire -0.3|hyphen 1 0.3|
w her -0.3|w updated 0.3|w we 0.3|b will have 0.29|capitals share 2 -0.29|w given 0.29|w specified 0.29|
w this 0.29|w us -0.29|b the other -0.28|b to know 0.28|b used in 0.28|before unsaid 0.28|name new 0.28|
opening you can 0.28|place 9 0.28|version 1 0.28|w buffer 0.28|w c -0.28|w large -0.28|behind it unsaid 0.27|
name known -0.27|quoted 2 0.27|w are -0.27|w manual 0.27|w them -0.27|w tool -0.27|b same as 0.26|
length 6 -0.26|w added 0.26|b at the -0.25|b the current 0.25|named before 0 0.25|w by 0.25|w time -0.25|
b some of 0.24|place 5 -0.24|w automatically -0.24|w been 0.24|w between -0.24|w font 0.24|w includes -0.24|
w platform -0.24|w using 0.24|b the same -0.23|first a -0.23|inner capital 2 -0.23|slash 1 0.23|w a -0.23|
w application -0.23|w directory 0.23|w i 0.23|w ideas 0.23|w purpose 0.23|w size 0.23|w source 0.23|
inner capital 1 -0.22|name near -0.22|w account -0.22|w bug 0.22|w string 0.22|w two -0.22|b it is 0.21|
b way to -0.21|capitals 1 -0.21|opens paragraph 0.21|w actually -0.21|w described 0.21|w efficient -0.21|
w function 0.21|w it's -0.21|w must -0.21|w test -0.21|with digits 2 0.21|b a number 0.2|w documentation 0.2|
w e -0.2|w not -0.2|w which 0.2|w generally -0.19|w normal -0.19|w several -0.19|w signal -0.19|b can be 0.18|
b has been 0.18|b if a -0.18|comma 1 -0.18|the just -0.18|w become -0.18|b the new 0.17|first you -0.17|
length 2 0.17|w available 0.17|w fixed 0.17|w the 0.17|w be -0.16|w but -0.16|w help 0.16|w log 0.16|
w start 0.16|w users -0.16|w when 0.16|w written 0.16|w news 0.15|w told -0.15|w word 0.15|b is to -0.14|
first after 0.14|from end 5 -0.14|goes on -0.14|w each -0.14|w itself -0.14|w look 0.14|w software -0.14|
b as the -0.13|b of the 0.13|b you have -0.13|camel 1 -0.13|w image 0.13|w instance 0.13|w java -0.13|
w language -0.13|w long -0.13|w one -0.13|w only -0.13|w selection 0.13|w specify 0.13|w these 0.13|
b if your -0.12|b use it -0.12|comma 3 0.12|inner capital 3 -0.12|w after 0.12|w makes -0.12|w may -0.12|
w provide 0.12|w supported -0.12|w true -0.12|w work -0.12|b on a -0.11|b so that 0.11|b to the 0.11|
unsaid near 1 -0.11|w however -0.11|w on 0.11|w p 0.11|w part 0.11|w python 0.11|w that -0.11|w very -0.11|
b in the 0.1|inner capital 4 -0.1|unsaid in all 4 -0.1|w allowed -0.1|w an 0.1|w book 0.1|w field 0.1|
w own -0.1|w path 0.1|w provides -0.1|w read 0.1|w such -0.1|w they -0.1|w water -0.1|b the name -0.09|
length 5 -0.09|unsaid in all 1 -0.09|w all -0.09|w appear -0.09|w don’t -0.09|w end 0.09|w just -0.09|
w make -0.09|w most -0.09|w out -0.09|w removed 0.09|w s -0.09|w tests -0.09|w will -0.09|w you’re 0.09|
capitals 2 -0.08|hyphen 2 0.08|place 2 -0.08|w format 0.08|w need -0.08|w programming -0.08|w sample 0.08|
w while -0.08|b changes to 0.07|b set of -0.07|b the corresponding 0.07|behind an item 0.07|first for 0.07|
for machines in all 2 0.07|length 4 -0.07|lone letter 1 0.07|sentences 3 0.07|short word 2 -0.07|
unsaid near 4 0.07|w allows -0.07|w might -0.07|w or -0.07|w search 0.07|w setting 0.07|behind a colon 0.06|
end . -0.06|from end 6 -0.06|small words 5 -0.06|the far -0.06|w back -0.06|w bit -0.06|w down -0.06|
w free 0.06|w from 0.06|w group 0.06|w indicates 0.06|w number 0.06|w windows -0.06|b be used -0.05|
b of a -0.05|b using a -0.05|first -0.05|first the -0.05|length 1 0.05|named before 5 -0.05|numbers 3 -0.05|
place 3 -0.05|sentences 4 -0.05|w at -0.05|w being -0.05|w can 0.05|w color 0.05|w ever -0.05|w get 0.05|
w in 0.05|w index 0.05|w is -0.05|w it -0.05|w main 0.05|w so 0.05|w taken 0.05|b does not -0.04|
first by -0.04|from start 1 -0.04|item 0.04|opening if you 0.04|short word 6 -0.04|small words 1 0.04|
w before -0.04|w of -0.04|w release 0.04|w see 0.04|w symbols -0.04|w to 0.04|w were -0.04|b by the -0.03|
b of its -0.03|b this is -0.03|b using the 0.03|opens with the near 0.03|place 0 0.03|the new -0.03|
w browser 0.03|w comes -0.03|w play 0.03|w should -0.03|w uses -0.03|w value 0.03`,
  },
  leans: {
    bias: 0,
    weights: `first now 1.96|w however 1.77|w she 1.76|b this is 1.51|first but 1.5|w these 1.48|w seconds 1.4|
opens section -1.38|leans 1.25|first it 1.08|w he 1.07|small opening 1.05|end ? -1.03|small words 5 1.01|
b we have 1|first this 1|opening it is -1|w design -0.94|b which are -0.88|opens with the far 0.88|w then 0.84|
w uses -0.82|length 0 0.8|opens paragraph -0.8|w always -0.8|w another 0.8|b this library -0.78|
first they 0.77|w why -0.77|w sometimes -0.69|w currently -0.68|w important -0.68|opens with the just 0.67|
w example 0.67|w increased -0.67|w this 0.66|w allow -0.65|w best -0.64|b such as -0.6|of the subject -0.6|
b used to -0.59|first when -0.57|w own -0.57|b which the 0.55|named before 0 0.55|first however 0.54|
small words 4 0.53|w connection -0.52|item 0.51|w now -0.51|b possible to -0.5|b used for 0.5|w many -0.5|
w performance -0.5|w probably 0.5|w year -0.5|opens with the new 0.49|w user -0.49|camel 1 -0.48|w point 0.48|
w would 0.48|b is a -0.47|first -0.47|w need -0.47|length 1 0.46|w small -0.46|first each 0.45|the just 0.45|
w sure 0.45|w we 0.45|w years -0.45|b are supported -0.44|the known 0.44|w box 0.44|w package -0.44|
w possible -0.44|w tool -0.44|b you are 0.43|w even -0.43|first so 0.42|w locations -0.42|w place 0.42|
first you 0.41|w are -0.41|w usually -0.41|w call 0.4|w keep -0.4|w within -0.4|w yet 0.4|b in your 0.39|
capitals 2 -0.39|label 1 0.39|w can -0.39|w does -0.38|w each 0.38|w large -0.38|b of course 0.37|
ends paragraph 0.37|first and 0.36|b of data -0.35|w variables -0.35|b when the 0.34|colon 1 0.34|
length 2 0.34|opens with the near 0.34|place 8 0.34|the near 0.34|w progress -0.34|b of the 0.33|
small words 3 0.33|w police 0.33|w return -0.33|ellipsis 1 0.32|w area 0.32|w has -0.32|
opens with the known -0.31|w here 0.31|unsaid in all 3 0.3|b to a 0.29|comma 2 0.29|w minutes 0.29|
w parameters -0.29|w second 0.29|b it is -0.28|b of a -0.28|b the new 0.28|w c -0.28|w provided 0.28|
w received 0.28|w who 0.28|b as much -0.27|end ” 0.27|name known -0.27|quoted word 1 0.27|w functions -0.27|
w i -0.27|w linux -0.27|w load -0.27|w media 0.27|w of -0.27|w president -0.27|w python -0.27|
b according to 0.26|from start 5 0.26|w like -0.26|w make -0.26|w things -0.26|w time -0.26|b the most -0.25|
w but 0.25|w details 0.25|w month -0.25|before unsaid -0.24|w also 0.24|w error 0.24|w tests -0.24|
w text -0.24|capitals 1 -0.23|w don't -0.23|w files -0.23|w kind 0.23|w useful -0.23|b is possible -0.22|
place 0 -0.22|w build -0.22|w directory -0.22|w main -0.22|w output 0.22|w with -0.22|last said 0.21|
lone letter 1 -0.21|w complex -0.21|w entire -0.21|w is -0.21|w note -0.21|w objects -0.21|w provides -0.21|
w should -0.21|b number of -0.2|b to the 0.2|b use the -0.2|w a 0.2|w kept -0.2|w or -0.2|w put 0.2|
w really 0.2|w sent 0.2|w unless 0.2|goes on -0.19|length 3 0.19|w application -0.19|w one -0.19|
w programming -0.19|first a -0.18|name new -0.18|w already -0.18|w do -0.18|w find 0.18|w full 0.18|
w have -0.18|w into 0.18|w libraries -0.18|w local 0.18|w though 0.18|w users 0.18|b as a 0.17|first i -0.17|
length 5 -0.17|sentences 3 0.17|w be -0.17|w two 0.17|w while -0.17|w actually 0.16|w reference 0.16|
w support -0.16|w than -0.16|w was 0.16|b there is 0.15|hyphen 1 -0.15|hyphen 2 -0.15|in a quotation 0.15|
named before 1 0.15|numbers 3 -0.15|place 5 0.15|w it 0.15|w longer -0.15|w modify -0.15|w standard 0.15|
b the user -0.14|b with the 0.14|comma 1 0.14|first these 0.14|place 3 -0.14|small words 1 -0.14|
unsaid near 1 0.14|version 1 -0.14|w based 0.14|w features 0.14|w module -0.14|w problem 0.14|w the 0.14|
w therefore 0.14|w using -0.14|b if your -0.13|first we -0.13|from start 4 0.13|unsaid near 3 -0.13|w in -0.13|
w other 0.13|b but also -0.12|b the current -0.12|b the second 0.12|b well as -0.12|w about -0.12|
w accept -0.12|w being 0.12|w declared -0.12|w her 0.12|w if 0.12|w new 0.12|w system -0.12|w there 0.12|
w world -0.12|w you 0.12|b to make -0.11|first that 0.11|inner capital 2 0.11|sentences 0 0.11|w file 0.11|
w methods -0.11|w response 0.11|w special 0.11|w string 0.11|w take 0.11|w those -0.11|from end 3 -0.1|
from end 5 -0.1|from end 6 0.1|unsaid in all 2 -0.1|w comes -0.1|w data -0.1|w government 0.1|w led 0.1|
w windows 0.1|with digits 1 -0.1|b for a -0.09|b that the 0.09|capitals share 1 0.09|first after 0.09|
inner capital 4 -0.09|numbers 1 -0.09|unsaid in all 4 -0.09|w cannot -0.09|w display 0.09|w existing 0.09|
w may -0.09|w order -0.09|w when -0.09|w your -0.09|b to read -0.08|b will be 0.08|length 4 -0.08|
short word 6 -0.08|w average -0.08|w basic -0.08|w enough 0.08|w format 0.08|w library -0.08|w most -0.08|
w not -0.08|b if it -0.07|b if there 0.07|inner capital 1 -0.07|length 6 -0.07|w access 0.07|w hand 0.07|
w low 0.07|w method 0.07|w project -0.07|w that 0.07|w versions -0.07|asks -0.06|b the default 0.06|
last system -0.06|sentences 4 -0.06|unsaid near 0 -0.06|w and 0.06|w appear 0.06|w current -0.06|w ever -0.06|
w release -0.06|w such 0.06|w where -0.06|b and the 0.05|b may be -0.05|b within the -0.05|first the -0.05|
for machines in all 1 -0.05|place 1 -0.05|w help 0.05|w specific 0.05|b is the 0.04|b it has 0.04|
b of an -0.04|b on the 0.04|bracket 1 0.04|for machines in all 0 -0.04|from start 3 -0.04|from start 6 0.04|
place 2 -0.04|place 4 0.04|small words 0 -0.04|unsaid near 2 0.04|w path 0.04|w their -0.04|w to -0.04|
w try 0.04|comma 3 -0.03|w instance 0.03|w it's -0.03|w it’s 0.03|w my -0.03|w three -0.03`,
  },
  opens: {
    bias: 1.35,
    weights: `first 0.38|from start 0 0.38|w than 0.26|opens section 0.24|asks 0.23|leans -0.21|end ? 0.2|from start 6 -0.19|
of the subject 0.18|place 0 0.18|w people 0.16|small opening 0.15|w country 0.13|author 0.11|
before unsaid 0.11|sentences 3 -0.11|w even 0.11|w this -0.11|w why 0.11|length 6 0.1|w also -0.1|w are 0.1|
w president 0.1|b is a 0.09|first it -0.09|place 1 0.09|w been 0.09|w most 0.09|w simple 0.09|w world 0.09|
capitals share 4 -0.08|capitals share 5 -0.08|w global 0.08|w is 0.08|w then -0.08|w while 0.08|
before an item -0.07|item -0.07|length 5 0.07|name known 0.07|opens with the new -0.07|quoted 1 0.07|
the known -0.07|w crisis 0.07|w of 0.07|w over 0.07|b is the 0.06|capitals share 2 0.06|ends paragraph -0.06|
first for -0.06|for machines in all 0 0.06|in a quotation -0.06|opens with the just -0.06|the far -0.06|
the just -0.06|the near -0.06|w has 0.06|w no 0.06|w she -0.06|w their 0.06|w version -0.06|bracket 1 -0.05|
comma 1 0.05|first and -0.05|first the -0.05|short word 3 0.05|small words 2 0.05|w don’t 0.05|w now 0.05|
w some -0.05|w want -0.05|w which -0.05|end " 0.04|first in 0.04|first to -0.04|length 7 -0.04|
small words 3 0.04|the new 0.04|unsaid in all 2 -0.04|unsaid in all 3 -0.04|w add -0.04|w example -0.04|
w when 0.04|w your 0.04|b and the -0.03|b you can -0.03|behind it unsaid -0.03|capitals 1 -0.03|
capitals share 1 0.03|first after -0.03|from start 5 -0.03|named before 5 -0.03|unsaid in all 4 0.03|
unsaid near 2 0.03|w after -0.03|w each -0.03|w number -0.03|w our 0.03|w said 0.03|w so -0.03|w support -0.03|
w those 0.03|w through 0.03|w tool 0.03|w we -0.03|b of the -0.02|comma 2 -0.02|first many 0.02|
first what 0.02|from start 1 0.02|opens paragraph 0.02|place 4 0.02|quoted word 1 -0.02|unsaid in all 0 0.02|
w by 0.02|w features -0.02|w have 0.02|w i -0.02|w if -0.02|w party 0.02|w s 0.02|w should 0.02|
w software 0.02|w years 0.02|end . -0.01|first he -0.01|length 4 0.01|name new -0.01|numbers 1 0.01|
place 7 -0.01|w a 0.01|w always 0.01|w file -0.01|w in 0.01|w into -0.01|w it -0.01|w life 0.01|w only 0.01|
w or -0.01|w run -0.01|w say 0.01|w who 0.01`,
  },
  ends: {
    bias: 1.45,
    weights: `from end 0 0.45|place 9 0.34|small opening 0.31|w it’s 0.3|w future 0.26|w going 0.25|end ? -0.22|b is a 0.21|
end ” 0.21|from end 6 -0.21|end ! 0.19|w will 0.18|w something 0.17|of the subject 0.16|w said 0.16|
w today 0.16|item -0.15|w than 0.15|name new -0.14|numbers 1 -0.14|w simple 0.14|ends paragraph 0.13|
w few -0.13|w really 0.13|bracket 1 -0.12|place 8 0.12|the just -0.12|w hope 0.12|w how -0.12|w should 0.12|
w which -0.12|from end 5 -0.11|opens with the known 0.11|w then -0.11|author 0.1|before unsaid -0.1|w its 0.1|
w number -0.1|w these 0.1|asks -0.09|from start 4 0.09|length 6 0.09|sentences 0 0.09|small words 0 -0.09|
w no 0.09|w our 0.09|w people 0.09|w set -0.09|w us 0.09|w while 0.09|capitals share 3 -0.08|length 1 -0.08|
place 2 -0.08|quoted word 1 -0.08|sentences 3 -0.08|unsaid near 2 0.08|w but 0.08|w example -0.08|w is 0.08|
w now 0.08|w still 0.08|w trying 0.08|w was -0.08|w world 0.08|w your 0.08|b it is 0.07|first for -0.07|
first to -0.07|from end 1 0.07|inner capital 4 -0.07|short word 1 0.07|w are 0.07|w area -0.07|
w information -0.07|w it's 0.07|w some -0.07|w two -0.07|w we 0.07|w who 0.07|first so 0.06|
opens paragraph -0.06|w change 0.06|w come 0.06|w human 0.06|w just 0.06|b in the -0.05|b to the -0.05|
b you can -0.05|behind it unsaid 0.05|ellipsis 1 -0.05|length 5 0.05|named before 3 0.05|opens section -0.05|
place 0 -0.05|place 5 -0.05|sentences 1 0.05|small words 5 0.05|w best 0.05|w d -0.05|w it 0.05|w life 0.05|
w possible 0.05|w related -0.05|w tool 0.05|behind an item -0.04|capitals 1 -0.04|first this -0.04|
from end 2 0.04|named before 4 0.04|place 3 -0.04|place 6 0.04|semicolon 1 -0.04|short word 3 0.04|
the far 0.04|the new 0.04|w and 0.04|w available -0.04|w have 0.04|w might -0.04|w name -0.04|w of 0.04|
w on -0.04|w only 0.04|w used -0.04|w way 0.04|w when -0.04|w work 0.04|capitals share 0 0.03|comma 1 0.03|
comma 4 -0.03|end . -0.03|length 7 -0.03|short word 5 0.03|slash 1 -0.03|unsaid near 1 -0.03|w after -0.03|
w also -0.03|w always 0.03|w an -0.03|w at -0.03|w better 0.03|w can 0.03|w do 0.03|w first -0.03|w him -0.03|
w important 0.03|w look 0.03|w media -0.03|w new 0.03|w not 0.03|w over 0.03|w space 0.03|w to 0.03|
w you -0.03|b a few -0.02|b of the -0.02|b on the -0.02|before an item -0.02|capitals share 1 0.02|
for machines in all 0 0.02|for machines in all 1 -0.02|from start 3 -0.02|length 4 0.02|lone letter 1 -0.02|
place 7 0.02|quoted 1 0.02|w development 0.02|w don’t 0.02|w every 0.02|w from -0.02|w had -0.02|w having 0.02|
w health 0.02|w if -0.02|w need 0.02|w sure 0.02|w their 0.02|w this -0.02|w version -0.02|w were -0.02|
first it’s 0.01|length 2 -0.01|named before 1 -0.01|small words 4 0.01|unsaid in all 1 -0.01|
unsaid near 3 0.01|w has 0.01|w many -0.01|w using -0.01`,
  },
};
