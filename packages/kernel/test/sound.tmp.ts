import { runContract } from '../testing/index.ts';
import { lanterns, latePosition } from './toys/lanterns.ts';
const t=Date.now();
const r = runContract({ name:'x', rules: lanterns, options:{players:2}, games: 20, positions: {count: 20, answers: 30, make: (seed)=>latePosition(Number.parseInt(seed.slice(0,8),16)|0)}});
console.log(JSON.stringify(r,null,1), Date.now()-t);
