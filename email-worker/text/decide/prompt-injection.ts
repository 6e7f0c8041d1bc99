const ORDERS =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding|system) (?:instructions?|prompts?|rules|messages?)|\b(?:system|developer) prompt\b|\byou are (?:now )?an? (?:ai|llm|language model|assistant|email parser)\b|\b(?:note|attention|message|instructions?) (?:to|for) (?:all |any |the )*(?:ai|llm|language models?|assistants?|parsers?|bots?)\b|\bai (?:assistants?|agents?|models?|parsers?) (?:reading|processing|parsing|must|should|shall|will)\b|\bdo not flag\b|\b(?:ignoriere|vergiss|missachte)n? (?:sie )?(?:alle |die )*(?:vorherigen|bisherigen|obigen|fruheren) (?:anweisungen|instruktionen)|\bignore[rz]? (?:toutes )?les instructions (?:precedentes|ci-dessus)|\bignor[ae] (?:todas )?las instrucciones (?:anteriores|previas)|\bignora (?:tutte )?le istruzioni (?:precedenti|di cui sopra)/;

/** Whether folded text contains instructions to a program or model that reads it. */
export function hasPromptInjection(words: string): boolean {
  return ORDERS.test(words);
}
