/**
 * Optional request header of an answer: the id of the person who gave it. It is refused if the browser has become someone
 * else since, for example in another tab.
 */
export const ANSWERED_AS_HEADER = 'x-answered-as';
