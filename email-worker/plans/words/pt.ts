import type { PlanWords } from './plan-words.ts';

export const PORTUGUESE_PLAN: PlanWords = {
  language: 'pt',
  day: 'dia',
  today: 'hoje|esta noite|hoje a noite',
  tomorrow: 'amanha',
  dayAfterTomorrow: 'depois de amanha',
  next: 'proxim[oa]|que vem',
  weekdays: '',
  morning: 'da manha|de manha|manha',
  afternoon: 'da tarde|a tarde|de tarde|tarde',
  evening: 'da noite|a noite|noite|madrugada',
  morningEvents: 'cafe da manha|pequeno.almoco|nascer do sol|brunch',
  eveningEvents:
    'jantar|jantamos|noite|festa|bebidas|drinks?|por do sol|concerto|show|discoteca|balada|coquetel|fogos',
  to: 'a|as|ate|ate as|e',
  around: 'por volta das?|cerca das?|aprox\\.?|aproximadamente|la para as',
  maybe: 'talvez|a confirmar|opcional|se der|podemos|por definir|por confirmar|quem sabe|a definir',
  canceled: 'cancelad[oa]s?|ja nao|desmarcad[oa]',
  changed:
    'mudou|mudad[oa]|adiad[oa]|em vez|afinal|alterad[oa]|nova hora|novo horario|remarcad[oa]|correcao|passou para',
  notEvents:
    'ate ao dia|prazo|data limite|confirmar ate|pagamento|sinal|aberto|horario de funcionamento|fecha|cancelamento|atualizado|valido|fatura|rsvp',
  hours: 'h|hs|horas?',
  minutes: 'min|minutos?',
  labels: {
    title: 'titulo|evento|atividade|o que|programa|nome|assunto',
    date: 'data|dia|quando|data de inicio|data inicio|data e hora',
    time: 'hora|horario|horas',
    start: 'inicio|comeco|das|desde|comeca',
    end: 'fim|final|ate|as|termina|termino',
    startTime: 'hora de inicio|hora inicio|horario de inicio',
    endDate: 'data de fim|data fim|data de termino',
    endTime: 'hora de fim|hora fim|horario de termino|hora de termino',
    duration: 'duracao',
    place: 'local|lugar|onde|localizacao|ponto de encontro|sala',
    address: 'endereco|morada',
    description: 'descricao|notas?|detalhes|comentarios?|observacoes|info',
    people: 'quem|participantes|convidados|pessoas',
    allDay: 'dia inteiro|todo o dia|o dia todo',
    zone: 'fuso horario',
  },
};
