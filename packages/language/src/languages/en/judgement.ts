import type { Judgement } from '../../judgement.ts';

/** Learned, not written: see decision 0131. */
export const judgement: Judgement = {
  articles: ['the', 'this', 'that', 'these', 'those', 'such'],
  unfit: {
    bias: -0.99,
    weights: `w guide 2.16|w n 1.87|colon 1 1.73|w section 1.67|b the following 1.49|w here 1.46|end ) 1.42|w said -1.37|
small opening 1.25|w following 1.21|w returns 1.21|w welcome 1.21|end ” -1.13|w above 1.05|w below 1.04|
w via 1.02|w examples 0.94|w thanks 0.93|unsaid in all 3 0.91|w describe 0.9|w variable 0.89|w services -0.85|
b we will 0.84|first but -0.83|w x 0.82|small words 0 0.81|w had -0.81|b how to 0.8|w http -0.77|w lists 0.77|
w please 0.77|w class 0.76|w select 0.76|w command 0.75|w author 0.7|end " -0.69|w press 0.69|sign 1 0.68|
w element 0.68|first i -0.67|w often -0.67|w than -0.67|w additional 0.66|w would -0.66|last in 0.65|
w has -0.65|w license 0.65|w well -0.64|quoted 1 -0.63|w script 0.63|inner dot 1 0.62|length 0 0.62|
w high -0.62|length 7 -0.61|w option 0.61|w sequence 0.61|before an item 0.6|w argument 0.6|w event 0.6|
w name 0.6|semicolon 1 0.59|w both -0.59|w it’s -0.59|w list 0.59|w print 0.59|b followed by 0.57|
w example 0.57|w really -0.57|w site 0.57|b which is 0.56|b the result 0.55|w map 0.55|w shown 0.55|
b of your -0.54|for machines in all 0 -0.54|w id 0.54|end ? -0.53|leans -0.53|w their -0.53|first we -0.52|
w web 0.52|b in and 0.51|w user -0.51|bracket 1 0.5|quoted word 1 0.5|w was -0.5|author -0.49|from end 0 0.49|
w file 0.48|b a few 0.47|b in this 0.47|first in -0.47|w our 0.47|w terminal 0.47|w b 0.46|w over -0.46|
w performance -0.46|w special 0.46|first it -0.45|w except 0.45|w instances 0.45|w problem -0.45|
first how -0.44|sentences 1 -0.44|w her -0.44|w how 0.44|w interface 0.44|w layout -0.44|w supports -0.44|
w type 0.44|b found in 0.43|b in a -0.43|length 6 -0.43|w details 0.43|w models -0.43|w enter 0.42|
w power -0.42|w view 0.42|first one -0.41|w data -0.41|w set 0.41|ends paragraph 0.4|name new 0.4|w he -0.4|
w i 0.4|w now 0.4|first if 0.39|w information 0.39|w many -0.39|b is the 0.38|b like to 0.38|w character 0.38|
w named 0.38|w tool -0.38|w usually -0.38|b for the 0.37|first this -0.37|w given 0.37|w page 0.37|
dash between 1 0.36|w button 0.36|w his -0.36|w if 0.36|of the subject -0.35|w files -0.35|w problems 0.35|
w us -0.35|with digits 2 0.35|w support 0.34|b instead of 0.33|from end 4 -0.33|unsaid near 0 -0.33|
b that you 0.32|sentences 0 -0.32|w automatically -0.32|w specified 0.32|w state 0.32|w water -0.32|
slash 1 0.31|w this 0.31|before unsaid 0.3|first to 0.3|hyphen 1 0.3|last code 0.3|w buffer 0.3|
w functions 0.3|b same as 0.29|opening you can 0.29|w even -0.29|w large -0.29|b be found 0.28|b the new 0.28|
b to know 0.28|behind it unsaid 0.28|w added 0.28|w between -0.28|w call 0.28|w next 0.28|w process -0.28|
w them -0.28|w working 0.28|b has been 0.27|b used in 0.27|b will have 0.27|w a -0.27|w by 0.27|w field 0.27|
w updated 0.27|w we 0.27|b at the -0.26|b is that -0.26|b the other -0.26|first a -0.26|w are -0.26|
w become -0.26|w size 0.26|w time -0.26|b the entire -0.25|b the same -0.25|place 5 -0.25|place 9 0.25|
w ideas 0.25|w two -0.25|b the current 0.24|first you -0.24|w includes -0.24|w normal -0.24|w platform -0.24|
w purpose 0.24|b use it -0.23|b way to -0.23|quoted 2 0.23|w account -0.23|w application -0.23|w function 0.23|
w must -0.23|w using 0.23|b it is 0.22|length 5 -0.22|named before 0 0.22|w not -0.22|w told -0.22|
opens paragraph 0.21|w bug 0.21|w several -0.21|w signal -0.21|w source 0.21|w been 0.2|w font 0.2|
w tests -0.2|w which 0.2|b if your -0.19|name known -0.19|w after 0.19|w be -0.19|w documentation 0.19|
w e -0.19|w manual 0.19|the just -0.18|w efficient -0.18|w provides -0.18|w test -0.18|comma 1 -0.17|
w actually -0.17|w available 0.17|w generally -0.17|w one -0.17|b a number 0.16|b the name -0.16|length 2 0.16|
short word 2 -0.16|w directory 0.16|w fixed 0.16|w it's -0.16|w string 0.16|w the 0.16|w when 0.16|
b as the -0.15|b can be 0.15|from end 5 -0.15|goes on -0.15|name near -0.15|unsaid near 4 0.15|w log 0.15|
w read 0.15|w software -0.15|w users -0.15|b of the 0.14|b so that 0.14|b you have -0.14|camel 1 -0.14|
w allowed -0.14|w appear -0.14|w go 0.14|w java -0.14|w language -0.14|w provide 0.14|w start 0.14|
w they -0.14|w word 0.14|b if a -0.13|b of its -0.13|b the corresponding 0.13|w down -0.13|w each -0.13|
w end 0.13|w ever -0.13|w most -0.13|w only -0.13|w sample 0.13|w specify 0.13|w that -0.13|w these 0.13|
w work -0.13|lone letter 1 0.12|unsaid near 1 -0.12|w but -0.12|w described 0.12|w help 0.12|w however -0.12|
w long -0.12|w news 0.12|w python 0.12|w take -0.12|w very -0.12|w while -0.12|w written 0.12|b in the 0.11|
b some of 0.11|w just -0.11|w look 0.11|b to the 0.1|in a quotation -0.1|length 4 -0.1|unsaid in all 1 -0.1|
w all -0.1|w an 0.1|w instance 0.1|w on 0.1|w own -0.1|w removed 0.1|w such -0.1|w supported -0.1|
w unlike -0.1|w were -0.1|inner capital 2 -0.09|item 0.09|the far -0.09|w make -0.09|w makes -0.09|w may -0.09|
w see 0.09|b this is -0.08|comma 3 0.08|small words 1 0.08|w allows -0.08|w itself -0.08|w path 0.08|
w samples -0.08|w setting 0.08|b does not -0.07|first after 0.07|first by -0.07|from end 6 -0.07|name far 0.07|
place 2 -0.07|sentences 4 -0.07|short word 6 -0.07|w at -0.07|w bit -0.07|w can 0.07|w image 0.07|w need -0.07|
w uses -0.07|w windows -0.07|end . -0.06|hyphen 2 0.06|place 3 -0.06|small words 5 -0.06|the new -0.06|
w because 0.06|w c -0.06|w check -0.06|w format 0.06|w or -0.06|w programming -0.06|w so 0.06|w will -0.06|
w you’re 0.06|b as a 0.05|b of a -0.05|b set of -0.05|b using a -0.05|behind an item 0.05|first the -0.05|
from start 1 -0.05|sentences 3 0.05|w back -0.05|w before -0.05|w color 0.05|w comes -0.05|w d 0.05|
w group 0.05|w index 0.05|w is -0.05|w number 0.05|w out -0.05|w release 0.05|w symbols -0.05|
b for example -0.04|b is to -0.04|for machines in all 2 0.04|from end 1 0.04|from start 0 -0.04|length 1 0.04|
numbers 1 0.04|short word 1 -0.04|w center -0.04|w from 0.04|w in 0.04|w part 0.04|w to 0.04|w true -0.04|
opening if you 0.03|opening the first -0.03|place 4 -0.03|w get 0.03|w it -0.03|w keep 0.03|w required -0.03`,
  },
  leans: {
    bias: 0,
    weights: `first now 1.94|w she 1.77|w however 1.76|first but 1.5|b this is 1.49|w these 1.48|w seconds 1.4|
opens section -1.38|leans 1.25|w he 1.08|first it 1.07|end ? -1.03|small opening 1.03|first this 1.01|
small words 5 1.01|b we have 1|opening it is -0.98|w design -0.93|b which are -0.88|opens with the far 0.88|
w then 0.83|w uses -0.82|first they 0.8|length 0 0.8|opens paragraph -0.8|w always -0.8|w another 0.8|
b this library -0.79|w why -0.76|w currently -0.7|w important -0.68|w increased -0.68|w sometimes -0.68|
opens with the just 0.67|w example 0.67|w this 0.66|w allow -0.65|w best -0.65|b such as -0.61|
of the subject -0.6|b used to -0.59|b which the 0.59|first when -0.57|w own -0.57|named before 0 0.56|
first however 0.55|small words 4 0.53|w connection -0.52|w now -0.52|w performance -0.51|b possible to -0.5|
b used for 0.5|item 0.5|w many -0.5|camel 1 -0.49|opens with the new 0.49|w probably 0.49|w user -0.49|
w year -0.49|b is a -0.48|from start 0 -0.48|w point 0.48|w would 0.48|length 1 0.47|w need -0.47|
w small -0.46|b you are 0.45|colon 1 0.45|w package -0.45|w sure 0.45|first each 0.44|the just 0.44|w we 0.44|
b are supported -0.43|first so 0.43|the known 0.43|w box 0.43|w even -0.43|w place 0.43|w possible -0.43|
w tool -0.43|w years -0.43|w locations -0.42|w are -0.41|w call 0.41|w usually -0.41|w within -0.41|
first you 0.4|w yet 0.4|b in your 0.39|capitals 2 -0.39|w can -0.39|w does -0.39|w each 0.38|w keep -0.38|
b of course 0.37|ends paragraph 0.37|first and 0.37|w large -0.37|w variables -0.37|length 2 0.36|
b of data -0.35|w progress -0.35|b of the 0.34|b when the 0.34|opens with the near 0.34|place 8 0.34|
the near 0.34|small words 3 0.33|w area 0.33|ellipsis 1 0.32|w here 0.32|w police 0.32|w return -0.32|
opens with the known -0.31|unsaid in all 3 0.31|w has -0.31|w minutes 0.31|w c -0.3|w linux -0.3|w second 0.3|
b it is -0.29|b to a 0.29|comma 2 0.29|w parameters -0.29|w provided 0.29|b as much -0.28|b of a -0.28|
b the new 0.28|w received 0.28|w who 0.28|end ” 0.27|from start 5 0.27|name known -0.27|quoted word 1 0.27|
w of -0.27|w president -0.27|w things -0.27|w details 0.26|w like -0.26|w load -0.26|w python -0.26|
w time -0.26|b the most -0.25|w but 0.25|w functions -0.25|w i -0.25|w make -0.25|w media 0.25|w tests -0.25|
before unsaid -0.24|w also 0.24|w error 0.24|w text -0.24|w useful -0.24|b is possible -0.23|w files -0.23|
w kind 0.23|w provides -0.23|place 0 -0.22|w build -0.22|w complex -0.22|w directory -0.22|w main -0.22|
w month -0.22|w output 0.22|w with -0.22|b use the -0.21|last said 0.21|lone letter 1 -0.21|w don't -0.21|
w is -0.21|w note -0.21|w really 0.21|w sent 0.21|b to the 0.2|capitals 1 -0.2|length 3 0.2|w a 0.2|
w entire -0.2|w kept -0.2|w objects -0.2|w or -0.2|w put 0.2|w should -0.2|b number of -0.19|goes on -0.19|
numbers 3 -0.19|w application -0.19|w unless 0.19|b as a 0.18|first a -0.18|first i -0.18|name new -0.18|
w already -0.18|w be -0.18|w do -0.18|w find 0.18|w full 0.18|w have -0.18|w into 0.18|w libraries -0.18|
w local 0.18|w one -0.18|w programming -0.18|w though 0.18|w users 0.18|b according to 0.17|
in a quotation 0.17|sentences 3 0.17|w while -0.17|first these 0.16|length 5 -0.16|w based 0.16|
w reference 0.16|w two 0.16|w was 0.16|hyphen 1 -0.15|hyphen 2 -0.15|named before 1 0.15|place 5 0.15|
small words 1 -0.15|w actually 0.15|w it 0.15|w modify -0.15|w module -0.15|w support -0.15|w than -0.15|
b there is 0.14|b with the 0.14|comma 1 0.14|first we -0.14|place 3 -0.14|unsaid near 3 -0.14|w features 0.14|
w problem 0.14|w the 0.14|w using -0.14|b to make -0.13|from start 4 0.13|unsaid near 1 0.13|w in -0.13|
w other 0.13|w standard 0.13|w there 0.13|b but also -0.12|b if your -0.12|b the current -0.12|
b the user -0.12|b well as -0.12|inner capital 4 -0.12|numbers 1 -0.12|w about -0.12|w accept -0.12|
w being 0.12|w declared -0.12|w file 0.12|w her 0.12|w if 0.12|w longer -0.12|w new 0.12|w response 0.12|
w special 0.12|w system -0.12|w therefore 0.12|w world -0.12|w you 0.12|b the second 0.11|first that 0.11|
inner capital 2 0.11|w according 0.11|w government 0.11|w methods -0.11|w those -0.11|b for a -0.1|
first after 0.1|from end 3 -0.1|from end 5 -0.1|from end 6 0.1|sentences 0 0.1|unsaid in all 2 -0.1|
unsaid in all 4 -0.1|w display 0.1|w low 0.1|w order -0.1|w string 0.1|w take 0.1|with digits 1 -0.1|
b that the 0.09|w cannot -0.09|w comes -0.09|w data -0.09|w enough 0.09|w hand 0.09|w led 0.09|w may -0.09|
w when -0.09|w windows 0.09|w your -0.09|b if there 0.08|b will be 0.08|short word 6 -0.08|w average -0.08|
w existing 0.08|w format 0.08|w most -0.08|w release -0.08|b the default 0.07|b to read -0.07|
unsaid near 0 -0.07|w access 0.07|w basic -0.07|w current -0.07|w library -0.07|w method 0.07|w not -0.07|
w project -0.07|w that 0.07|w versions -0.07|asks -0.06|b and the 0.06|b may be -0.06|length 4 -0.06|
length 6 -0.06|w and 0.06|w appear 0.06|w path 0.06|w specific 0.06|w such 0.06|w where -0.06|b if it -0.05|
b is the 0.05|b within the -0.05|first the -0.05|for machines in all 1 -0.05|place 1 -0.05|sentences 4 -0.05|
w help 0.05|b it has 0.04|b of an -0.04|b on the 0.04|bracket 1 0.04|for machines in all 0 -0.04|
from start 3 -0.04|from start 6 0.04|inner capital 1 -0.04|last system -0.04|place 2 -0.04|place 4 0.04|
small words 0 -0.04|w asked 0.04|w didn’t 0.04|w ever -0.04|w instance 0.04|w it’s 0.04|w to -0.04|
b that in 0.03|comma 3 -0.03|quoted 1 0.03|w only -0.03|w their -0.03|w three -0.03|w try 0.03|w we’re 0.03`,
  },
};
